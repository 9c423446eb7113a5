import { keepPlan } from '../../../../../platform/database/kept-plans.js';

/** When the emails of a campaign are due. */

export const OF = `
select c.status, c.schedule, coalesce((
  select json_agg(json_build_object('id', e.id, 'schoolId', e.school_id, 'dueAt', e.due_at) order by e.due_at, e.id)
  from campaign_emails e where e.campaign_id = c.id and e.status = 'queued' and e.step = 0), '[]') as waiting
from campaigns c where c.id = $1 and c.user_id = $2 and c.deleted_at is null`;

/** Waits for a concurrent change of the campaign (row lock), then sees its new status. */
export const CHANGE = `
update campaigns set schedule = $3, updated_at = $4,
  paused_reason = case when paused_reason = 'schedule_late' then 'by_athlete' else paused_reason end
where id = $1 and user_id = $2 and status in ('scheduled', 'active', 'paused')`;

/** Only what still waits: what was claimed in the meantime is on its way. */
export const SET_TIMES = `
update campaign_emails e set due_at = r."dueAt", quiet_zone = r."quietZone", updated_at = $3,
  reason_code = case when e.reason_code = 'daily_cap' then null else e.reason_code end
from json_to_recordset($2::json) as r(id uuid, "dueAt" timestamptz, "quietZone" text)
where e.id = r.id and e.campaign_id = $1 and e.status = 'queued'`;

/** Until the first email is due a campaign with a schedule is scheduled. */
export const SET_STATUS = `
update campaigns c set status = case
    when c.schedule is not null
      and not exists (select from campaign_emails e where e.campaign_id = c.id and e.claimed_at is not null)
      and not exists (select from campaign_emails e where e.campaign_id = c.id and e.status = 'queued' and e.step < 1000 and e.due_at <= $2)
    then 'scheduled' else 'active' end
where c.id = $1 and c.status in ('scheduled', 'active')`;

export const DUE = keepPlan(`
select c.schedule is not null and exists (select from campaign_emails e
    where e.campaign_id = c.id and e.status = 'queued' and e.step = 0 and e.due_at < $3) as "isLate",
  array(select distinct e.quiet_zone from campaign_emails e
    where e.campaign_id = c.id and e.status = 'queued' and e.quiet_zone is not null and e.due_at <= $2) as zones
from campaigns c where c.id = $1 and c.status in ('scheduled', 'active')
  and (c.schedule is not null or exists (select from campaign_emails e
    where e.campaign_id = c.id and e.status = 'queued' and e.quiet_zone is not null and e.due_at <= $2))`);

export const HOLD = `
update campaign_emails set due_at = $3 where campaign_id = $1 and status = 'queued' and quiet_zone = $2 and due_at <= $4`;

/** What changed between the schedule and its time. */
export const SKIP_STALE = `
update campaign_emails e set status = 'skipped', reason_code = s.code, error_message = s.message, updated_at = $2
from (
  select w.id, case when k.id is null then 'coach_removed' when k.school_id <> w.school_id then 'coach_moved' else 'school_declined' end as code,
    case when k.id is null then 'This coach is no longer in the directory, so this email was not sent.'
      when k.school_id <> w.school_id then 'This coach has moved to another school, so this email was not sent.'
      else 'You marked this school as declined, so this email was not sent.' end as message
  from campaign_emails w
  left join coaches k on k.id = w.coach_id and (k.owner_user_id is null or k.owner_user_id = w.user_id)
  left join target_schools t on t.user_id = w.user_id and t.school_id = w.school_id
  where w.campaign_id = $1 and w.status = 'queued' and w.step = 0 and w.due_at <= $2
    and (k.id is null or k.school_id <> w.school_id or t.lead_level = 'declined')
) s, campaigns c
where e.id = s.id and e.status = 'queued' and c.id = e.campaign_id and c.schedule is not null`;

export const BEGIN = `
update campaigns c set status = 'active', updated_at = $2
where c.id = $1 and c.status = 'scheduled' and exists (
  select from campaign_emails e where e.campaign_id = c.id and e.status = 'queued' and e.step < 1000 and e.due_at <= $2)`;

export const PAUSE = `
update campaigns set status = 'paused', paused_reason = $2, updated_at = $3
where id = $1 and status in ('scheduled', 'active') and ($4::uuid is null or user_id = $4)
returning user_id as "userId", id, name`;
