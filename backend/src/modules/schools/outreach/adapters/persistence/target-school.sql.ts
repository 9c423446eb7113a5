/** $1 user: one row of TargetSchoolView for each school with tracking. */
export const TARGET_SCHOOLS = `
select t.school_id as "schoolId", t.intro_email_sent as "introEmailSent", t.response_gotten as "responseGotten",
  t.film_sent as "filmSent", t.twitter_connection as "twitterConnection", t.lead_level as "leadLevel", t.notes,
  t.next_step as "nextStep", t.updated_at as "updatedAt",
  json_build_object('name', s.name, 'division', s.division) as school
from target_schools t join schools s on s.id = t.school_id
where t.user_id = $1`;
