import { isFollowUp, stopReason } from '../../../ledger/adapters/persistence/index.js';
import { isLate, NOT_READY, SKIPPED_BY_ATHLETE } from './follow-up-pieces.sql.js';

/** The email `p` before a follow-up: it left through Recruit and is fine, or the athlete skipped it. */
const BEFORE = `((p.sent_at is not null and p.status in ('sent', 'opened', 'auto_reply') and p.channel = 'email')
  or (p.status = 'skipped' and p.reason_code = '${SKIPPED_BY_ATHLETE}'))`;

const BASE = 'coalesce(p.sent_at, p.due_at)';

const GOES_ON = `c.status in ('active', 'completed') and c.follow_ups_stopped_at is null and c.deleted_at is null`;

/** $1: emails that are due until then. */
const DUE = `${BEFORE} and greatest(${BASE} + s.wait_days * interval '1 day', s.created_at + interval '1 day') <= $1
  and not exists (select from campaign_emails e where e.campaign_id = s.campaign_id and e.step = s.step and e.coach_id = p.coach_id)
  and ${stopReason('p')} is null
  and not exists (select from mail_opt_outs o where mailbox_key(o.address_key) = mailbox_key(p.to_address))
  and not exists (select from suppressed_addresses x where x.user_id = p.user_id and mailbox_key(x.address_key) = mailbox_key(p.to_address))`;

export const DUE_STEPS = `
select s.campaign_id as "campaignId", c.user_id as "userId", s.step, s.wait_days as "waitDays", s.created_at as "writtenAt",
  s.template, s.confirmed, s.revision, c.track_opens as "trackOpens"
from follow_up_steps s join campaigns c on c.id = s.campaign_id
where ${GOES_ON} and (s.skipped_at is not null or cardinality(${NOT_READY}) = 0)
  and exists (select from campaign_emails p where p.campaign_id = s.campaign_id and p.step = s.step - 1 and ${DUE})
order by s.campaign_id, s.step limit 1000`;

/** $2 campaign, $3 step, $4 limit. */
export const COACHES = `
select p.coach_id as "coachId", p.coach_first_name as "firstName", p.coach_last_name as "lastName",
  coalesce(nullif(trim(p.coach_first_name || ' ' || p.coach_last_name), ''), p.to_address) as "coachName",
  p.to_address as "coachEmail", null as "coachPhone", null as "coachX", p.coach_title as "coachTitle", p.school_id as "schoolId",
  p.school_name as "schoolName", coalesce(l.city, '') as "schoolCity", coalesce(l.state, '') as "schoolState", '' as position, false as "isHeadCoach", p.is_example as "isExample", p.subject,
  case when p.is_example then p.gateway else coalesce(c.sender_kind, p.gateway) end as gateway, ${BASE} as base, z.zone as "chosenZone"
from follow_up_steps s join campaigns c on c.id = s.campaign_id
join campaign_emails p on p.campaign_id = s.campaign_id and p.step = s.step - 1
left join schools l on l.id = p.school_id
left join chosen_campus_zones z on z.user_id = p.user_id and z.school_id = p.school_id
where s.campaign_id = $2 and s.step = $3 and ${DUE}
order by ${BASE}, p.coach_id limit $4`;

/**
 * $1 rows, $2 campaign, $3 step, $4 its revision, $5 now. The step and the campaign are share-locked: a change, a stop or a
 * reply that is just being made is waited for, and a text that was changed gives no rows. The unique key does the rest.
 */
export const ADD = `
with open as (
  select s.skipped_at, c.sender_kind from follow_up_steps s join campaigns c on c.id = s.campaign_id
  where s.campaign_id = $2 and s.step = $3 and s.revision = $4 and ${GOES_ON} for share
)
insert into campaign_emails (id, campaign_id, user_id, step, coach_id, school_id, to_address, coach_first_name, coach_last_name,
  coach_title, school_name, is_example, subject, body, gateway, open_token, opt_out_token, status, reason_code, error_message,
  held_reason, quiet_zone, due_at, created_at, updated_at)
select r.id, p.campaign_id, p.user_id, $3, p.coach_id, p.school_id, p.to_address, p.coach_first_name, p.coach_last_name,
  p.coach_title, p.school_name, p.is_example, p.subject, r.body, case when p.is_example then p.gateway else coalesce(o.sender_kind, p.gateway) end,
  r."openToken", r."optOutToken", case when o.skipped_at is null then 'queued' else 'skipped' end,
  case when o.skipped_at is null then r."reasonCode" else '${SKIPPED_BY_ATHLETE}' end,
  case when o.skipped_at is null then r."errorMessage" else 'You skipped this follow-up.' end,
  case when o.skipped_at is null then r.held end, r.zone, r."dueAt", $5, $5
from open o cross join json_to_recordset($1::json) as r(id uuid, "coachId" int, body text, "dueAt" timestamptz, zone text, held text,
  "reasonCode" text, "errorMessage" text, "openToken" text, "optOutToken" text)
join campaign_emails p on p.campaign_id = $2 and p.step = $3 - 1 and p.coach_id = r."coachId"
where ${BEFORE} and ${stopReason('p')} is null
on conflict on constraint campaign_emails_once do nothing`;

const WAITS = `e.status = 'queued' and ${isFollowUp('e')}`;

/** Due within the last day, and it is not between 8:00 and 18:00 on a weekday there. */
export const MISSED = `
select e.id, e.quiet_zone as zone from campaign_emails e join campaigns c on c.id = e.campaign_id and ${GOES_ON}
where ${WAITS} and e.held_reason is null and e.quiet_zone is not null and e.due_at between $1::timestamptz - interval '24 hours' and $1
  and (extract(isodow from $1::timestamptz at time zone e.quiet_zone) > 5
    or extract(hour from $1::timestamptz at time zone e.quiet_zone) not between 8 and 17)
limit $2`;

export const MOVE = `
update campaign_emails e set due_at = r."dueAt", updated_at = $2
from json_to_recordset($1::json) as r(id uuid, "dueAt" timestamptz)
where e.id = r.id and e.status = 'queued' and e.held_reason is null`;

export const HOLD_LATE = `
update campaign_emails e set held_reason = 'late', updated_at = $1 where ${WAITS} and e.held_reason is null and ${isLate('$1')}`;

export const REOPEN = `
update campaigns c set status = 'active', updated_at = $1
where c.status = 'completed' and ${GOES_ON} and exists (select from campaign_emails e
  where e.campaign_id = c.id and ${WAITS} and e.held_reason is null and e.due_at <= $1 and not ${isLate('$1')})`;
