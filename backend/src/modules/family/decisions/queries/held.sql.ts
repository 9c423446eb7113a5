/** An athlete as guardians call them. */
export const ATHLETE_NAME = `coalesce(nullif(trim(p.first_name), ''), u.username)`;

/** Emails `e` of the campaign `c` that wait and can no longer be taken back by a press on Undo. $2: now. */
const ASKED = `e.status = 'waiting_for_approval' and (e.step >= 1000 or c.leaves_at is null or c.leaves_at <= $2) and (e.step < 1000 or e.due_at <= $2)`;

const CAMPAIGN = `
  c.id as "campaignId", c.name as campaign, count(*)::int as emails, count(distinct e.school_id)::int as schools,
  (count(*) filter (where e.step = 0))::int as "firstEmails", (count(*) filter (where e.step between 1 and 999))::int as "followUps",
  (count(*) filter (where e.step >= 1000))::int as answers,
  date_trunc('milliseconds', min(e.approval_asked_at)) as "askedAt", date_trunc('milliseconds', max(e.approval_asked_at)) as "upTo"`;

/** $1 guardian, $2 now. What is asked first expires first. */
export const FOR_GUARDIAN = `
select u.id as "athleteId", ${ATHLETE_NAME} as "athleteName", ${CAMPAIGN}
from guardianships g join users u on u.id = g.athlete_id left join athlete_profiles p on p.user_id = u.id
join campaign_emails e on e.user_id = g.athlete_id join campaigns c on c.id = e.campaign_id
where g.guardian_id = $1 and ${ASKED}
group by u.id, u.username, p.first_name, c.id, c.name order by min(e.approval_asked_at), c.id limit 200`;

/** $1 athlete, $2 now. `told`: how many guardians the server delivered the question to; null before the first try. */
export const OF_ATHLETE = `
select ${CAMPAIGN}, (select (v.data ->> 'told')::int from guardian_events v where v.athlete_id = $1 and v.kind = 'approval_asked'
    and v.data ->> 'campaignId' = c.id::text order by v.at desc, v.id desc limit 1) as told
from campaign_emails e join campaigns c on c.id = e.campaign_id
where e.user_id = $1 and ${ASKED}
group by c.id, c.name order by min(e.approval_asked_at), c.id limit 200`;

/** $1 guardian, $2 now. */
export const REQUESTS = `
select r.id, r.kind, r.data, r.asked_at as "askedAt", r.expires_at as "expiresAt", u.id as "athleteId", ${ATHLETE_NAME} as "athleteName"
from guardianships g join guardian_requests r on r.athlete_id = g.athlete_id and r.decided_at is null and r.expires_at > $2
join users u on u.id = g.athlete_id left join athlete_profiles p on p.user_id = u.id
where g.guardian_id = $1 order by r.asked_at, r.id`;

/** $1 athlete, $2 now, $3 campaign, $4 limit, $5 the place before. */
export const TEXTS = `
select e.id, nullif(trim(e.coach_first_name || ' ' || e.coach_last_name), '') as "coachName", e.coach_title as "coachTitle",
  e.school_name as "schoolName", e.to_address as "toAddress", coalesce(e.from_address, c.sender_address) as "fromAddress", e.subject,
  e.body as text, e.step, e.after_approval = 'kept' as "byHand"
from campaign_emails e join campaigns c on c.id = e.campaign_id
where c.id = $3 and e.user_id = $1 and ${ASKED} and ($5::uuid is null or e.id > $5)
order by e.id limit $4`;

/** $1 athlete, $2 now, $3 campaign. */
export const ONE = `
select u.id as "athleteId", ${ATHLETE_NAME} as "athleteName", ${CAMPAIGN},
  array(select f.name from campaign_files f where f.campaign_id = c.id order by f.added_at, f.id) as files, c.attach_profile as "hasProfile"
from users u left join athlete_profiles p on p.user_id = u.id
join campaign_emails e on e.user_id = u.id join campaigns c on c.id = e.campaign_id
where u.id = $1 and c.id = $3 and ${ASKED}
group by u.id, u.username, p.first_name, c.id, c.name, c.attach_profile`;
