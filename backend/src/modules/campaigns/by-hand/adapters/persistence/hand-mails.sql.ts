import { DELIVERED, HAS_KEPT } from '../../../ledger/adapters/persistence/index.js';

/** Serializes sending and marking emails of this campaign. */
export const LOCK = `select 1 from campaigns where id = $1 and user_id = $2 for update`;

export const MARK = `
update campaign_emails e
set status = 'sent', channel = $4, sent_at = $5, to_address = $6, subject = $7, body = $8, gateway = null, open_token = null,
  reason_code = null, error_message = null, updated_at = $5
where e.id = $1 and e.campaign_id = $2 and e.user_id = $3 and e.status = 'kept'
  and not exists (select from campaign_emails o where o.campaign_id = $2 and o.id <> e.id and o.step = e.step
    and lower(trim(o.to_address)) = lower(trim($6)) and o.status not in ('kept', 'skipped', 'cancelled', 'failed'))
returning e.school_id as "schoolId", e.message_id as "messageId",
  coalesce(nullif(trim(e.coach_first_name || ' ' || e.coach_last_name), ''), e.to_address) as coach`;

export const IS_KEPT = `
select exists (select from campaign_emails where id = $1 and campaign_id = $2 and user_id = $3 and status = 'kept') as kept`;

export const NO_LONGER_KEPT = `delete from outbox_mails where message_id = $1`;

export const TICKED = `update campaign_emails set ticked_intro = true where id = $1`;

/** Nothing came back: what was answered was sent. */
export const UNDO = `
update campaign_emails e
set status = 'kept', channel = 'email', sent_at = null, gateway = 'outbox', updated_at = $4
where e.id = $1 and e.campaign_id = $2 and e.user_id = $3 and e.status = 'sent' and e.channel <> 'email'
returning e.school_id as "schoolId",
  coalesce(nullif(trim(e.coach_first_name || ' ' || e.coach_last_name), ''), e.to_address) as coach`;

/** Unticks what a mark ticked, once nothing that was sent to the school is left. */
export const UNTICK_INTRO = `
with ticked as (
  update campaign_emails e set ticked_intro = false
  where e.user_id = $1 and e.school_id = $2 and e.ticked_intro
    and not exists (select from mail_figures f where f.user_id = $1 and f.school_id = $2 and f.is_sent)
  returning e.id
)
update target_schools set intro_email_sent = false, updated_at = $3
where user_id = $1 and school_id = $2 and intro_email_sent and exists (select from ticked)`;

/** What the campaign is now that one of its emails was marked or is kept again, unless mail of it is still to be sent. */
export const SETTLE = `
update campaigns c set updated_at = $2, paused_reason = null,
  status = case when ${HAS_KEPT} and not ${DELIVERED} then 'kept' else 'completed' end
where c.id = $1 and c.status in ('active', 'paused', 'kept', 'completed')
  and not exists (select from campaign_emails e
    where e.campaign_id = c.id and e.step < 1000 and e.status in ('queued', 'sending', 'unknown', 'waiting_for_approval')
      and not (e.status = 'queued' and e.step between 1 and 999))`;
