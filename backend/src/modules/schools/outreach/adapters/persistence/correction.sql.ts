/** One row of CorrectionView for each correction whose school exists. */
export const CORRECTIONS = `
select k.id, k.school_id as "schoolId", s.name as "schoolName", k.coach_id as "coachId", k.coach_name as "coachName",
  c.email as "coachEmail", u.username as "by", k.kind, k.proposed, k.note, k.status, k.created_at as "createdAt",
  k.decided_at as "decidedAt"
from corrections k
join schools s on s.id = k.school_id
left join coaches c on c.id = k.coach_id
left join users u on u.id = k.user_id`;
