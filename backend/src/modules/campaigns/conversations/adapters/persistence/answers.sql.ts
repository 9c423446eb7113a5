import { FIRST_ANSWER_STEP } from '../../../writing/domain/email-kind.js';
import { notPaused } from '../../../ledger/adapters/persistence/index.js';
import { OPTED_OUT } from '../../../ledger/domain/opted-out.js';

export const BY_ID = `
select user_id as "userId", coach_id as "coachId", body as text from campaign_emails where id = $1 and step >= ${FIRST_ANSWER_STEP}`;

/** Serializes the numbering of answers of one campaign. */
export const LOCK = 'select 1 from campaigns where id = $1 and user_id = $2 for update';

/** Names and school are those of the email that is answered. */
export const ADD = `
insert into campaign_emails (id, campaign_id, user_id, step, coach_id, school_id, to_address, coach_first_name, coach_last_name, coach_title,
  school_name, is_example, subject, body, gateway, from_address, opt_out_token, status, channel, sent_at, due_at, created_at, updated_at)
select $1, e.campaign_id, e.user_id,
  (select greatest(max(o.step), ${FIRST_ANSWER_STEP - 1}) + 1 from campaign_emails o where o.campaign_id = e.campaign_id and o.coach_id = e.coach_id),
  e.coach_id, e.school_id, $4, e.coach_first_name, e.coach_last_name, e.coach_title, e.school_name, e.is_example, $5, $6, $7::text, $8,
  $9, case when $7::text is null then 'sent' else 'queued' end, case when $7::text is null then 'email_by_hand' else 'email' end,
  case when $7::text is null then $11::timestamptz end, $10, $11, $11
from campaign_emails e where e.id = $2 and e.user_id = $3
on conflict (id) do nothing`;

export const TAKE_BACK = `
delete from campaign_emails where id = $1 and user_id = $2 and step >= ${FIRST_ANSWER_STEP}
  and (status in ('queued', 'waiting_for_approval') or (status = 'sent' and channel = 'email_by_hand'))`;

export const HAS_DUE = `
select exists (select from campaign_emails e where e.status = 'queued' and e.step >= ${FIRST_ANSWER_STEP} and e.due_at <= $1 and ${notPaused('e')}) as due`;

/**
 * Committed before anything is sent. An answer is sent from the account of its thread, regardless of the campaign's status. It
 * refers to the coach's last message, and to provider IDs only when it is sent through the same gateway.
 */
export const CLAIM = `
with due as (
  select e.id, e.user_id, mailbox_key(e.to_address) as mailbox from campaign_emails e
  where e.status = 'queued' and e.step >= ${FIRST_ANSWER_STEP} and e.due_at <= $1 and ${notPaused('e')}
  order by e.due_at, e.id limit $2 for update skip locked
), suppressed as (
  select due.id, coalesce(o.reason, s.reason) as reason from due
  left join (select address_key, 'opted_out' as reason from mail_opt_outs) o on mailbox_key(o.address_key) = due.mailbox
  left join suppressed_addresses s on s.user_id = due.user_id and mailbox_key(s.address_key) = due.mailbox
  where o.reason is not null or s.reason is not null
), refused as (
  update campaign_emails e set status = 'failed', reason_code = 'suppressed', updated_at = $1,
    error_message = case s.reason when 'opted_out' then '${OPTED_OUT}' else 'Email to this address bounced, so this email was not sent.' end
  from suppressed s where e.id = s.id
)
update campaign_emails e
set status = 'sending', claimed_by = $3, claimed_at = $1, updated_at = $1, reason_code = null, error_message = null,
  attempt_id = a.attempt_id, message_id = a.attempt_id || '@' || $4
from (
  select due.id, gen_random_uuid() as attempt_id from due where due.id not in (select id from suppressed)
) a
where e.id = a.id
returning e.id, e.campaign_id as "campaignId", e.user_id as "userId", e.school_id as "schoolId", e.coach_id as "coachId",
  e.attempt_id as "attemptId", e.message_id as "messageId", e.to_address as "toAddress",
  trim(e.coach_first_name || ' ' || e.coach_last_name) as "toName", e.subject, e.body, e.is_example as "isExample", e.gateway,
  e.open_token as "openToken", e.opt_out_token as "optOutToken", coalesce(e.from_address, '') as "senderAddress",
  e.deferred_since as "deferredSince", (
    select json_build_object(
      'threadId', (array_agg(p.thread_id order by p.at desc) filter (where p.thread_id is not null))[1],
      'providerMessageId', (array_agg(p.provider_message_id order by p.at desc))[1],
      'inReplyTo', (array_agg(p.message_id order by p.at desc))[1],
      'references', array_agg(p.message_id order by p.at))
    from (
      select * from (
        select s.message_id, s.sent_at as at, case when s.gateway = e.gateway then s.thread_id end as thread_id,
          case when s.gateway = e.gateway then s.provider_message_id end as provider_message_id
        from campaign_emails s
        where s.campaign_id = e.campaign_id and s.coach_id = e.coach_id and s.id <> e.id and s.sent_at is not null and s.message_id is not null
        union all
        select r.message_id, r.received_at, case when e.gateway = 'gmail' then r.thread_id end, null
        from replies r join campaign_emails s on s.id = r.mail_id
        where s.campaign_id = e.campaign_id and s.coach_id = e.coach_id and r.kind = 'human' and r.message_id is not null
      ) known order by at desc limit 20
    ) p having count(*) > 0
  ) as thread`;
