import { isLate, SKIPPED_BY_ATHLETE, UNTOUCHED } from './follow-up-pieces.sql.js';

const SKIPPED = `status = 'skipped', reason_code = '${SKIPPED_BY_ATHLETE}', held_reason = null,
  error_message = 'You skipped this follow-up.'`;

/** Locks the campaign, so that claiming or recording its emails waits. */
export const LOCK = `
select status, follow_ups_revision as revision, follow_ups_stopped_at is not null as stopped
from campaigns where id = $1 and user_id = $2 and deleted_at is null for update`;

export const STORED = `
select s.wait_days as "waitDays", s.reason, s.own_reason as "ownReason", s.template, s.confirmed,
  exists (select from campaign_emails e where e.campaign_id = s.campaign_id and e.step = s.step
    and (e.claimed_at is not null or e.sent_at is not null)) as started
from follow_up_steps s where s.campaign_id = $1 order by s.step`;

export const PUT = `
insert into follow_up_steps (campaign_id, step, wait_days, reason, own_reason, template, confirmed, created_at)
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict (campaign_id, step) do update set wait_days = excluded.wait_days, reason = excluded.reason, own_reason = excluded.own_reason,
  template = excluded.template, confirmed = excluded.confirmed, revision = follow_up_steps.revision + 1, skipped_at = null,
  created_at = case when follow_up_steps.wait_days = excluded.wait_days then follow_up_steps.created_at else excluded.created_at end`;

export const REMOVE = 'delete from follow_up_steps where campaign_id = $1 and step > $2';

/** Planned emails of this step and of the following ones, of which nothing was tried. */
export const FORGET = `
delete from campaign_emails e where e.campaign_id = $1 and e.step between $2 and 999
  and (${UNTOUCHED} or (e.status in ('skipped', 'cancelled') and e.claimed_at is null))`;

export const COUNT_CHANGE = 'update campaigns set follow_ups_revision = follow_ups_revision + 1, updated_at = $2 where id = $1';

export const HAS_STEP = 'select 1 from follow_up_steps where campaign_id = $1 and step = $2';

export const SKIP_STEP = 'update follow_up_steps set skipped_at = $3 where campaign_id = $1 and step = $2';

export const SKIP_MAILS = `
update campaign_emails e set ${SKIPPED}, updated_at = $3
where e.campaign_id = $1 and e.step = $2 and ${UNTOUCHED} and ($4::int[] is null or e.coach_id = any($4))`;

export const STOP = `
update campaigns c set follow_ups_stopped_at = $2, updated_at = $2, paused_reason = null,
  status = case when c.status in ('scheduled', 'active', 'paused') and exists (select from campaign_emails e
    where e.campaign_id = c.id and e.step = 0 and e.status in ('queued', 'waiting_for_approval')) then 'cancelled'
    when c.status = 'paused' then 'active' else c.status end
where c.id = $1 and c.status not in ('draft', 'cancelled') and c.follow_ups_stopped_at is null
  and (exists (select from follow_up_steps s where s.campaign_id = c.id) or exists (select from campaign_emails e
    where e.campaign_id = c.id and e.step < 1000 and e.status in ('queued', 'waiting_for_approval')))`;

/** Answers in a conversation are not part of it. */
export const CANCEL_WAITING = `
update campaign_emails set status = 'cancelled', reason_code = 'campaign_stopped', error_message = null, held_reason = null, updated_at = $2
where campaign_id = $1 and step < 1000 and status in ('queued', 'waiting_for_approval')`;

const LATE_OF = `e.campaign_id = $1 and e.user_id = $2 and e.status = 'queued' and e.step between 1 and 999 and ${isLate('$3')}`;

export const LATE = `select e.id, e.school_id as "schoolId" from campaign_emails e where ${LATE_OF} limit 10000`;

export const SEND_LATE = `
update campaign_emails e set due_at = r."dueAt", quiet_zone = coalesce(r.zone, e.quiet_zone), updated_at = $2,
  held_reason = case when r.zone is null and e.quiet_zone is null then 'zone' end
from json_to_recordset($1::json) as r(id uuid, "dueAt" timestamptz, zone text)
where e.id = r.id and e.status = 'queued' and ${isLate('$2')}`;

export const SKIP_LATE = `update campaign_emails e set ${SKIPPED}, updated_at = $3 where ${LATE_OF}`;

export const CHOOSE_ZONES = `
insert into chosen_campus_zones (user_id, school_id, zone)
select $2, r."schoolId", r.zone from json_to_recordset($1::json) as r("schoolId" int, zone text)
on conflict (user_id, school_id) do update set zone = excluded.zone`;

export const PLAN_ZONES_AGAIN = `
delete from campaign_emails e where e.user_id = $1 and e.school_id = any($2::int[]) and e.held_reason = 'zone' and ${UNTOUCHED}`;
