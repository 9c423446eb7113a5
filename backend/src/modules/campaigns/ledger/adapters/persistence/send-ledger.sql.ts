import { keepPlan } from '../../../../../platform/database/kept-plans.js';
import { FIRST_ANSWER_STEP } from '../../../writing/domain/email-kind.js';
import { FIRST_EMAIL_STOPS } from '../../domain/first-email-stops.js';
import { OPTED_OUT } from '../../domain/opted-out.js';
import { isFollowUp, mayLeave, notPaused, stopReason, stopWords } from './follow-up-rules.sql.js';
import { THREAD_POSITION } from './thread-position.sql.js';

/** Recruit sent some mail of the campaign `c`: what the athlete sent by hand does not count here. */
export const DELIVERED = `exists (select from mail_figures f where f.campaign_id = c.id and f.is_sent and not f.is_by_hand)`;
export const HAS_KEPT = `exists (select from campaign_emails e where e.campaign_id = c.id and e.status = 'kept')`;

/** Emails of the campaign itself: answers in a conversation are sent independently and do not affect its status. */
const OF_CAMPAIGN = `e.step < ${FIRST_ANSWER_STEP}`;

/** The statements of the send ledger. Every one of them is a no-op when the row has moved on in the meantime. */

export const ACTIVATE = `
update campaigns set status = case when $9::jsonb is null then 'active' else 'scheduled' end, schedule = $9, activated_at = $3,
  leaves_at = $4, updated_at = $3, sender_kind = $7, sender_address = $8
where id = $1 and user_id = $2 and status = 'draft' and subject = $5 and template = $6 and revision = coalesce($10::int, revision)`;

/** The emails of an athlete: those that have not left, and all. */
export const COUNT_MAILS = `
select count(*) filter (where status in ('queued', 'sending', 'kept', 'waiting_for_approval'))::int as waiting, count(*)::int as mails
from campaign_emails where user_id = $1`;

export const IS_DRAFT = `
select exists (select 1 from campaigns where id = $1 and user_id = $2 and status = 'draft') as draft`;

export const ADD_ROWS = `
insert into campaign_emails (id, campaign_id, user_id, step, coach_id, school_id, to_address, coach_first_name,
  coach_last_name, coach_title, school_name, is_example, subject, body, gateway, open_token, opt_out_token, status, reason_code,
  error_message, due_at, quiet_zone, kept_at, created_at, updated_at)
select r.id, $2, $3, coalesce(r.step, 0), r."coachId", r."schoolId", r."toAddress", r."coachFirstName", r."coachLastName", r."coachTitle",
  r."schoolName", r."isExample", r.subject, r.body, r.gateway, r."openToken", r."optOutToken", r.status, r."reasonCode", r."errorMessage",
  coalesce(r."dueAt", $4), r."quietZone", case when r.status = 'kept' then $5::timestamptz end, $5, $5
from json_to_recordset($1::json) as r(id uuid, step int, "coachId" int, "schoolId" int, "toAddress" text, "coachFirstName" text,
  "coachLastName" text, "coachTitle" text, "schoolName" text, "isExample" boolean, subject text, body text,
  gateway text, "openToken" text, "optOutToken" text, status text, "reasonCode" text, "errorMessage" text, "dueAt" timestamptz,
  "quietZone" text)`;

export const KEPT = `
select id, coach_id as "coachId" from campaign_emails
where user_id = $1 and campaign_id = $2 and status = 'kept' and step = 0 order by school_name, coach_last_name, id`;

export const USED_ADDRESSES = `
select distinct to_address as address from campaign_emails
where campaign_id = $1 and step = 0 and status not in ('kept', 'skipped', 'cancelled', 'failed')`;

/** The campaign becomes active again; the statement waits for a concurrent change (row lock), then sees its new status. */
export const REOPEN_KEPT = `
update campaigns set status = 'active', activated_at = $3, leaves_at = $4, updated_at = $3, sender_kind = $5, sender_address = $6
where id = $1 and user_id = $2 and status in ('kept', 'completed')`;

/** Only rows that are still kept: what another tab has released is not touched. No address gets a second email. */
export const RELEASE = `
update campaign_emails e
set status = r.status, reason_code = r."reasonCode", error_message = r."errorMessage", to_address = r."toAddress",
  coach_first_name = r."coachFirstName", coach_last_name = r."coachLastName", coach_title = r."coachTitle",
  school_id = r."schoolId", school_name = r."schoolName", is_example = r."isExample", subject = r.subject, body = r.body,
  gateway = r.gateway, open_token = r."openToken", due_at = $3, updated_at = $4
from json_to_recordset($1::json) as r(id uuid, "schoolId" int, "isExample" boolean, "toAddress" text,
  "coachFirstName" text, "coachLastName" text, "coachTitle" text, "schoolName" text, subject text, body text, gateway text, "openToken" text, status text,
  "reasonCode" text, "errorMessage" text)
where e.id = r.id and e.campaign_id = $2 and e.status = 'kept'
  and (r.status <> 'queued' or not exists (
    select from campaign_emails o where o.campaign_id = $2 and o.id <> e.id and o.step = e.step
      and mailbox_key(o.to_address) = mailbox_key(r."toAddress") and o.status not in ('kept', 'skipped', 'cancelled', 'failed')))`;

/**
 * Requires that no row of this Send was claimed (which happens from leaves_at on), and that no other email is being
 * sent. A campaign whose kept emails were being sent returns to its previous state.
 */
export const TAKE_BACK = `
update campaigns c set activated_at = null, leaves_at = null, updated_at = $3,
  status = case
    when not exists (select from campaign_emails e where e.campaign_id = c.id and e.kept_at is not null) then 'draft'
    when ${DELIVERED} then 'completed'
    else 'kept' end
where c.id = $1 and c.user_id = $2 and c.status = 'active' and c.leaves_at > $3
  and not exists (select 1 from campaign_emails e where e.campaign_id = c.id and ${OF_CAMPAIGN}
    and (e.status in ('sending', 'unknown') or e.claimed_at >= c.leaves_at
      or (e.status = 'queued' and e.claimed_at is not null and e.kept_at is null)))`;

/** Emails that were kept before become kept again; those sent in the meantime stay sent. */
export const KEEP_AGAIN = `
update campaign_emails set status = 'kept', gateway = 'outbox', open_token = null, reason_code = null,
  error_message = null, updated_at = $2
where campaign_id = $1 and kept_at is not null and status in ('queued', 'skipped', 'waiting_for_approval')`;

export const DROP_ROWS = `
delete from campaign_emails e where e.campaign_id = $1
  and exists (select from campaigns c where c.id = $1 and c.status = 'draft')`;

export const NEXT_GATEWAY = keepPlan(`
select e.gateway from campaign_emails e
join campaigns c on c.id = e.campaign_id and c.status = 'active'
where e.campaign_id = $1 and e.status = 'queued' and e.due_at <= $2 and ${OF_CAMPAIGN} and ${mayLeave('e', '$2')}
order by e.due_at, e.id limit 1`);

/**
 * First emails to schools that were marked after the Send. A school that was declined before got none, but an athlete may
 * write to one of theirs that was committed before.
 */
const FIRST_STOPPED = `select e.id, 'school_' || t.lead_level, false from candidates c join campaign_emails e on e.id = c.id cross join open
  join target_schools t on t.user_id = e.user_id and t.school_id = e.school_id
  where e.step = 0 and (t.lead_level = 'declined' or (t.lead_level = 'committed'
    and exists (select from activities a where a.user_id = e.user_id and a.school_id = e.school_id and a.kind = 'lead_changed'
      and a.data ->> 'to' = 'committed' and a.at >= open.activated_at)))`;

/**
 * Committed before anything is sent. The campaign row is share-locked, so that an undo waits for the claim and then finds that it is
 * too late. Claimed emails are no longer in the outbox. $7 and $8: the caller's sending account; emails of another account's campaign
 * are not claimed. An email to a mailbox that was suppressed after the Send, in any spelling, is skipped, and so is one that became
 * pointless: the state seen by this statement decides, not that of the planning. Reads only rows that are due, so that the cost of a
 * campaign is proportional to its emails.
 */
export const CLAIM = keepPlan(`
with open as (
  select id, user_id, activated_at from campaigns where id = $1 and status = 'active' and sender_kind = $7
    and (sender_address = $8 or (sender_address is null and sender_kind not in ('gmail', 'mailbox'))) for share
), candidates as materialized (
  select e.id, e.message_id as former, e.to_address from campaign_emails e
  where e.campaign_id = $1 and exists (select from open) and e.status = 'queued' and e.gateway = $2 and e.due_at <= $5 and ${OF_CAMPAIGN}
    and ${mayLeave('e', '$5')}
  order by e.due_at, e.id limit $3 for update of e skip locked
), suppressed as (
  select distinct on (c.id) c.id, b.reason from candidates c cross join open cross join lateral (
    select 'opted_out' as reason from mail_opt_outs o where mailbox_key(o.address_key) = mailbox_key(c.to_address)
    union all
    select s.reason from suppressed_addresses s where s.user_id = open.user_id and mailbox_key(s.address_key) = mailbox_key(c.to_address)) b
  order by c.id, b.reason desc
), stopped as (
  select e.id, ${stopReason('e')} as reason, true as is_follow_up from candidates c join campaign_emails e on e.id = c.id
  where ${isFollowUp('e')}
  union all
  ${FIRST_STOPPED}
), dropped as (
  update campaign_emails e set status = 'skipped', reason_code = s.reason, held_reason = null, updated_at = $5,
    error_message = case when s.is_follow_up then ${stopWords('s.reason')} else ${stopWords('s.reason', FIRST_EMAIL_STOPS)} end
  from stopped s where e.id = s.id and s.reason is not null and e.status = 'queued' and not exists (select from suppressed x where x.id = e.id)
), skipped as (
  update campaign_emails e set status = 'skipped', reason_code = 'suppressed', held_reason = null, updated_at = $5,
    error_message = case s.reason when 'opted_out' then '${OPTED_OUT}'
      else 'Email to this address bounced, so this email was not sent.' end
  from suppressed s where e.id = s.id and e.status = 'queued'
), next as (
  select c.id, c.former from candidates c where not exists (select from suppressed s where s.id = c.id)
    and not exists (select from stopped s where s.id = c.id and s.reason is not null)
), no_longer_kept as (
  delete from outbox_mails o using next where o.message_id = next.former
)
update campaign_emails e
set status = 'sending', claimed_by = $4, claimed_at = $5, updated_at = $5, reason_code = null, error_message = null,
  attempt_id = a.attempt_id, message_id = a.attempt_id || '@' || $6, from_address = $8
from (select id, gen_random_uuid() as attempt_id from next) a
where e.id = a.id
returning e.id, e.campaign_id as "campaignId", e.user_id as "userId", e.school_id as "schoolId",
  e.coach_id as "coachId", e.attempt_id as "attemptId", e.message_id as "messageId", e.to_address as "toAddress",
  trim(e.coach_first_name || ' ' || e.coach_last_name) as "toName", e.subject, e.body,
  e.is_example as "isExample", e.gateway, e.open_token as "openToken", e.opt_out_token as "optOutToken", $8 as "senderAddress",
  e.deferred_since as "deferredSince", ${THREAD_POSITION} as thread`);

/**
 * Only the attempt that claimed a row may record its result, also when the row was given up as unknown in the meantime. An
 * email that returns to the queue of a cancelled campaign is cancelled, and else is sent by the campaign's present account.
 */
export const RECORD = keepPlan(`
update campaign_emails e
set status = case when back.to_cancelled then 'cancelled' else r.status end,
  reason_code = case when back.to_cancelled then 'campaign_cancelled' else r."reasonCode" end,
  error_message = case when not back.to_cancelled then r."errorMessage" end,
  provider_message_id = coalesce(r."providerMessageId", e.provider_message_id),
  thread_id = coalesce(r."threadId", e.thread_id),
  sent_at = case when r.status = 'sent' then $2 else e.sent_at end,
  kept_at = case when r.status = 'kept' then $2 else e.kept_at end,
  gateway = case when r.status = 'queued' and e.gateway in ('gmail', 'mailbox', 'smtp') and ${OF_CAMPAIGN}
    then coalesce(c.sender_kind, e.gateway) else e.gateway end,
  due_at = coalesce(r."dueAt", e.due_at), deferred_since = r."deferredSince", updated_at = $2
from campaigns c cross join json_to_recordset($1::json) as r(id uuid, "attemptId" uuid, status text, "reasonCode" text, "errorMessage" text,
  "providerMessageId" text, "threadId" text, "dueAt" timestamptz, "deferredSince" timestamptz)
cross join lateral (select r.status = 'queued' and exists (select from campaign_emails f where f.id = r.id
  and (c.status = 'cancelled' and f.step < ${FIRST_ANSWER_STEP} or c.follow_ups_stopped_at is not null and ${isFollowUp('f')})) as to_cancelled) back
where c.id = e.campaign_id and e.id = r.id and e.attempt_id = r."attemptId" and e.status in ('sending', 'unknown')
returning e.user_id as "userId", e.school_id as "schoolId", e.status`);

/**
 * A campaign of which Recruit delivered nothing, and some mail is kept, ends as kept: also when some was sent by hand. Follow-ups
 * that are not due, or that wait for the athlete, hold an active campaign open no longer; a paused one stays paused with them.
 */
export const COMPLETE = keepPlan(`
update campaigns c set updated_at = $2, paused_reason = null, status = case
    when ${HAS_KEPT} and not ${DELIVERED}
    then 'kept' else 'completed' end
where c.id = $1 and c.status in ('scheduled', 'active', 'paused')
  and not exists (select 1 from campaign_emails e
    where e.campaign_id = c.id and ${OF_CAMPAIGN} and e.status in ('queued', 'sending', 'unknown', 'waiting_for_approval')
      and not (c.status = 'active' and e.status = 'queued' and ${isFollowUp('e')} and (e.due_at > $2 or not ${mayLeave('e', '$2')})))`);

export const REOPEN = `
update campaigns set status = 'active', updated_at = $2 where id = $1 and status in ('completed', 'kept')
  and exists (select from campaign_emails e where e.campaign_id = $1 and e.status in ('queued', 'waiting_for_approval') and ${OF_CAMPAIGN})`;

export const PAUSE = `
update campaigns c set status = 'paused', paused_reason = $3, updated_at = $4
where c.user_id = $1 and c.status in ('scheduled', 'active') and exists (
  select from campaign_emails e where e.campaign_id = c.id and e.status = 'queued' and e.gateway = $2 and ${OF_CAMPAIGN})
returning id, name`;

export const POSTPONE = `
update campaign_emails set due_at = $3
where user_id = $1 and status = 'queued' and gateway = $2 and due_at < $3 and ${mayLeave('campaign_emails', '$4')}`;

/** Coaches who just got email may answer soon. */
export const EXPECT_ANSWERS = `
update reply_mailboxes set next_check_at = $2 where user_id = $1 and next_check_at > $2 and retry_at is null`;

export const CLAIMANTS = `
select distinct claimed_by::int as id from campaign_emails where status = 'sending' and claimed_by is not null`;

export const ABANDON = `
update campaign_emails
set status = 'unknown', reason_code = 'interrupted', updated_at = $3,
  error_message = 'The server stopped while this email was being sent. It may have arrived or not.'
where status = 'sending' and (claimed_by = any($1::bigint[]) or claimed_at < $2)`;

export const OPEN_ENDS = `
select id, campaign_id as "campaignId", user_id as "userId", to_address as "toAddress", attempt_id as "attemptId",
  message_id as "messageId", gateway, claimed_at as "claimedAt"
from campaign_emails where status = 'unknown' order by claimed_at limit $1`;

export const WAITING_CAMPAIGNS = `
select c.id from campaigns c where c.status in ('scheduled', 'active') and exists (
  select 1 from campaign_emails e where e.campaign_id = c.id and e.status = 'queued' and e.due_at <= $1 and ${OF_CAMPAIGN} and ${mayLeave('e', '$1')})`;

export const SENT_SINCE = `
select count(*)::int as count from campaign_emails where gateway = $1 and sent_at > $2`;

export const MAIL = `
select e.id, e.campaign_id as "campaignId", e.status, e.claimed_at as "claimedAt", e.coach_id as "coachId",
  e.to_address as "toAddress", e.channel, c.status as "campaignStatus", e.step >= ${FIRST_ANSWER_STEP} as "isAnswer",
  case when e.approved_at is not null then json_build_object('subject', e.subject, 'text', e.body) end as approved,
  not ${notPaused('e')} as "isPaused"
from campaign_emails e join campaigns c on c.id = e.campaign_id
where e.id = $1 and e.campaign_id = $2 and e.user_id = $3`;

export const DECIDE = `
update campaign_emails e
set status = $3, updated_at = $4, error_message = null, to_address = coalesce($5::text, to_address),
  reason_code = case when $3 = 'sent' then 'confirmed_by_athlete' end,
  sent_at = case when $3 = 'sent' then coalesce(claimed_at, $4) else sent_at end,
  due_at = case when $3 = 'queued' then $4 else due_at end,
  gateway = case when $3 <> 'queued' or e.step >= ${FIRST_ANSWER_STEP} then gateway when is_example then coalesce($6::text, gateway)
    when gateway in ('gmail', 'mailbox', 'smtp')
    then coalesce((select sender_kind from campaigns c where c.id = e.campaign_id), gateway) else gateway end
where id = $1 and status = $2 and ($3 <> 'queued' or not exists (
  select from campaign_emails o where o.campaign_id = e.campaign_id and o.id <> e.id and o.step = e.step
    and mailbox_key(o.to_address) = mailbox_key($5::text) and o.status not in ('skipped', 'cancelled', 'failed')))`;

/** As a hard bounce does it. */
export const SUPPRESS_REFUSED = `
insert into suppressed_addresses (user_id, address_key, reason, detail, created_at)
select e.user_id, lower(trim(e.to_address)), 'bounced', coalesce(e.error_message, ''), $2
from campaign_emails e where e.id = any($1::uuid[]) and e.status = 'failed'
on conflict do nothing`;
