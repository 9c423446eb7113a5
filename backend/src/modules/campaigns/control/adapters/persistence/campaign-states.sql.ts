/** Campaigns after their Send: the account that they belong to, pauses and endings. */

export const OWNER = `
select user_id as "userId", sender_kind as kind, sender_address as address from campaigns where id = $1`;

/**
 * $2 and $3: the athlete's new sending account; without one, every campaign that sends from an own account is paused. An email that
 * is being sent may return to the queue, so it counts as waiting.
 */
export const PAUSE_OTHERS = `
update campaigns c set status = 'paused', paused_reason = $4, updated_at = $5
where c.user_id = $1 and c.status in ('scheduled', 'active')
  and exists (select from campaign_emails e where e.campaign_id = c.id and e.step < 1000 and e.status in ('queued', 'sending', 'waiting_for_approval'))
  and case when $2::text is null then c.sender_kind in ('gmail', 'mailbox')
    else (c.sender_kind, c.sender_address) is distinct from ($2::text, $3::text) end
returning c.user_id as "userId", c.id, c.name`;

export const PAUSE_ONE = `
update campaigns set status = 'paused', paused_reason = $4, updated_at = $5
where id = $1 and status = 'active' and (sender_kind, sender_address) is not distinct from ($2::text, $3::text)
returning user_id as "userId", id, name`;

/** Returns whether the account is another one than before. */
export const RESUME = `
update campaigns c set status = 'active', paused_reason = null, sender_kind = $3, sender_address = $4, updated_at = $5
from (select id, sender_kind, sender_address from campaigns where id = $1 and user_id = $2 for update) before
where c.id = before.id and c.status = 'paused'
returning (before.sender_kind, before.sender_address) is distinct from ($3::text, $4::text) as changed`;

/** What waits takes the campaign's account; the limits of another account ($4: it changed) hold nothing back any more. */
export const REQUEUE = `
update campaign_emails e set gateway = case when e.is_example then e.gateway else $2 end,
  due_at = case when $4 or e.reason_code in ('needs_reconnect', 'not_connected', 'account_changed')
    then greatest($3::timestamptz, c.leaves_at) else e.due_at end
from campaigns c
where c.id = e.campaign_id and e.campaign_id = $1 and e.step < 1000
  and (e.status = 'queued' or (e.status = 'waiting_for_approval' and e.after_approval = 'queued'))`;

export const SET_SCHEDULE = 'update campaigns set schedule = $2 where id = $1';

export const CANCEL = `
update campaigns set status = 'cancelled', paused_reason = null, updated_at = $3
where id = $1 and user_id = $2 and status in ('scheduled', 'active', 'paused', 'cancelled')`;

/** What waits to be sent, at once or after a review. */
export const CANCEL_WAITING = `
update campaign_emails set status = 'cancelled', reason_code = 'campaign_cancelled', error_message = null, updated_at = $2
where campaign_id = $1 and status in ('queued', 'kept', 'waiting_for_approval') and step < 1000`;

/** The lock comes first, so that no claim happens between the look and the deletion. */
export const LOCK = 'select status from campaigns where id = $1 and user_id = $2 for update';

export const LEFT = `
select count(*) filter (where status in ('sending', 'unknown'))::int as open, count(sent_at)::int as sent
from campaign_emails where campaign_id = $1 and step < 1000`;

/** Its files go at once. */
export const HIDE = `
with gone as (delete from campaign_files where campaign_id = $1)
update campaigns set deleted_at = $2, updated_at = $2 where id = $1`;
