import { HELD_STOPS } from '../domain/held-stops.js';

/** Serializes sending, cancelling and deciding about emails of the campaign. */
export const LOCK = 'select name from campaigns where id = $1 and user_id = $2 for update';

/** $3: what was asked until then. $4: but not these. */
export const WAITING = `
select e.id, e.school_id as "schoolId", e.step, e.due_at as "dueAt" from campaign_emails e
where e.campaign_id = $1 and e.user_id = $2 and e.status = 'waiting_for_approval'
  and date_trunc('milliseconds', e.approval_asked_at) <= $3 and e.id <> all($4::uuid[])
order by e.due_at, e.id`;

/** $1 emails, $2 now, $3 guardian, $4 new times. An overdue email without a new time is sent at once. */
export const APPROVE = `
update campaign_emails e set status = e.after_approval, approved_at = $2, approved_by = $3, updated_at = $2,
  due_at = coalesce(r."dueAt", greatest(e.due_at, $2)), quiet_zone = case when r.id is null then e.quiet_zone else r."quietZone" end
from (select unnest($1::uuid[]) as id) c
left join json_to_recordset($4::json) as r(id uuid, "dueAt" timestamptz, "quietZone" text) using (id)
where e.id = c.id and e.status = 'waiting_for_approval'`;

/** $1 emails, $2 now. */
const end = (reason: keyof typeof HELD_STOPS) => `
update campaign_emails set status = 'skipped', reason_code = '${reason}', error_message = '${HELD_STOPS[reason]}', held_reason = null, updated_at = $2
where id = any($1::uuid[]) and status = 'waiting_for_approval'`;

export const DECLINE = end('approval_declined');

export const EXPIRE = end('approval_expired');

export const EXPIRED_CAMPAIGNS = `
select distinct e.campaign_id as "campaignId", e.user_id as "athleteId" from campaign_emails e
where e.status = 'waiting_for_approval' and e.approval_asked_at < $1 limit $2`;

/** Campaigns that lost their last guardian while emails waited for approval. */
export const ENDED_CAMPAIGNS = `
select c.id from campaigns c where c.status in ('scheduled', 'active', 'paused')
  and exists (select from campaign_emails e where e.campaign_id = c.id and e.reason_code = 'approval_ended') limit $1`;

/** An update without changes, so that the trigger evaluates every unsent email again. */
export const HOLD_AGAIN = `
update campaign_emails set status = status, updated_at = $2
where user_id = $1 and status in ('queued', 'kept') and approved_at is null`;

/** Only of Sends whose undo period is over. */
export const MARK_NOTIFIED = `
update campaign_emails e set approval_told_at = $1
from campaigns c where c.id = e.campaign_id and e.id in (
  select w.id from campaign_emails w join campaigns o on o.id = w.campaign_id
  where w.status = 'waiting_for_approval' and w.approval_told_at is null
    and (w.step >= 1000 or o.leaves_at is null or o.leaves_at <= $1) and (w.step < 1000 or w.due_at <= $1)
  order by w.approval_asked_at limit $2 for update of w skip locked)
returning e.campaign_id as "campaignId", e.user_id as "athleteId", c.name`;
