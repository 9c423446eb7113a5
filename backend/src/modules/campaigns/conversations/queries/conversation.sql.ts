import { BY_FORM } from '../../replies/domain/profile-message.js';
import { DOUBTFUL, FORM_OF_COACH } from './form-of-coach.sql.js';
import { replyWaits } from './reply-waits.sql.js';

const WAITS = replyWaits('$1', 'coalesce(newest.school_id, coach.school_id)', 'incoming.last_at', '$7');

/**
 * $1 athlete, $2 coach, $3 limit, $4 and $5: older than this place, $6: only this entry, $7 now. One page of what went to and fro, newest first, and beside every
 * row whom the conversation is with and where an answer belongs. Emails that never left on purpose (skipped, cancelled) are no part of it.
 */
export const CONVERSATION = `
with mails as materialized (
  select e.id, e.campaign_id, e.step, e.school_id, e.sent_at, e.status, e.channel, e.gateway, e.to_address, e.subject, e.coach_title,
    e.school_name, e.is_example, case when e.channel = 'email' then coalesce(e.from_address, c.sender_address) end as from_address,
    coalesce(nullif(trim(e.coach_first_name || ' ' || e.coach_last_name), ''), e.to_address) as coach_name,
    date_trunc('milliseconds', coalesce(e.sent_at, e.claimed_at, e.kept_at, e.created_at)) as at
  from campaign_emails e join campaigns c on c.id = e.campaign_id
  where e.user_id = $1 and e.coach_id = $2 and e.status not in ('skipped', 'cancelled')
), replies_in as materialized (
  select r.id, r.mail_id, r.kind, r.from_address, r.account, r.received_at, ${DOUBTFUL} as is_doubtful, false as by_form,
    date_trunc('milliseconds', r.received_at) as at
  from replies r join mails m on m.id = r.mail_id where r.kind in ('human', 'auto_reply')
  union all select r.id, null, r.kind, r.from_address, r.account, r.received_at, ${DOUBTFUL}, true, date_trunc('milliseconds', r.received_at)
  from replies r where ${FORM_OF_COACH} and r.user_id = $1 and r.coach_id = $2
), coach as (
  select k.id, k.school_id, nullif(trim(k.name), '') as name, k.title, s.name as school_name, k.email
  from coaches k join schools s on s.id = k.school_id
  where k.id = $2 and (k.owner_user_id is null or k.owner_user_id = $1)
), newest as (
  select * from mails order by at desc, id desc limit 1
), reply as (
  select * from replies_in where kind = 'human' and not by_form order by received_at desc, id desc limit 1
), incoming as (
  select coalesce((array_agg(is_doubtful order by received_at desc, id desc))[1], false) as is_doubtful, count(*) > 0 as is_there,
    max(received_at) filter (where not by_form or not is_doubtful) as last_at
  from replies_in where kind = 'human'
), thread as (
  select m.id, m.campaign_id, m.gateway, m.channel, m.from_address, m.subject, m.is_example, m.school_id,
    coalesce(nullif(case when r.account <> 'noted_by_athlete' then r.from_address end, ''), m.to_address) as to_address
  from mails m left join reply r on true
  where m.sent_at is not null and (r.mail_id is null or r.mail_id = m.id)
  order by m.sent_at desc, m.id desc limit 1
), page as (
  select * from (
    select 'email' as kind, id, at from mails union all select 'reply', id, at from replies_in
  ) entries
  where ($4::timestamptz is null or (at, id) < ($4, $5::uuid)) and ($6::uuid is null or id = $6)
  order by at desc, id desc limit $3
)
select coalesce(coach.name, newest.coach_name) as "coachName", coalesce(coach.title, newest.coach_title) as "coachTitle",
  coalesce(coach.school_id, newest.school_id) as "schoolId", coalesce(coach.school_name, newest.school_name) as "schoolName",
  coach.id is not null as "isListed", coach.email as "coachEmail", thread.id as "threadMailId", thread.campaign_id as "threadCampaignId", thread.gateway as "threadGateway",
  thread.channel as "threadChannel", thread.from_address as "threadFrom", thread.to_address as "threadTo", thread.subject as "threadSubject",
  incoming.is_there as "hasReply", incoming.is_doubtful as "isDoubtful",
  coalesce(incoming.last_at > coalesce((select max(s.sent_at) from mails s), '-infinity') and ${WAITS}, false) as "waitsForAnswer",
  exists (select from guardianships g where g.athlete_id = $1) as "hasGuardian",
  page.kind, page.id, page.at,
  e.step, e.status, e.channel, e.subject as "emailSubject", e.body, case when e.channel = 'email' then coalesce(e.from_address, c.sender_address) end as "fromAddress", e.to_address as "toAddress",
  e.opened_at as "openedAt", e.due_at as "dueAt", e.error_message as "errorMessage", e.reason_code as "reasonCode",
  e.message_id as "messageId",
  e.campaign_id as "campaignId", c.name as "campaignName", c.deleted_at is not null as "isCampaignDeleted",
  r.kind as "replyKind", r.from_name as "replyName", r.from_address as "replyAddress", r.subject as "replySubject", r.snippet,
  r.body as "replyBody", r.body_state as "bodyState", r.pictures, r.outside_domain as "outsideDomain", r.checked_at as "checkedAt",
  r.suspicions, r.reported_at as "reportedAt", r.shown_to_guardian_at as "shownToGuardianAt",
  r.account = 'noted_by_athlete' as "isNoted", r.account = '${BY_FORM}' as "isByForm"
from incoming
left join coach on true
left join newest on true
left join thread on true
left join page on true
left join campaign_emails e on page.kind = 'email' and e.id = page.id
left join campaigns c on c.id = e.campaign_id
left join replies r on page.kind = 'reply' and r.id = page.id
where coach.id is not null or newest.id is not null
order by page.at desc, page.id desc`;
