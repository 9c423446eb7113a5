import { keepPlan } from '../../../../../platform/database/kept-plans.js';
import { schoolDomains } from './school-domains.js';

/** The statements of looking into mailboxes. Accounts are read from the gmail module's table, never written. */

export const OPEN_NEW = `
insert into reply_mailboxes (user_id, account, opened_at, next_check_at)
select g.user_id, g.account, g.connected_at, $1 from own_accounts g
where g.state = 'connected' and g.can_read_replies
  and not exists (select from reply_mailboxes m where m.user_id = g.user_id)
on conflict do nothing`;

/** A mailbox in trouble waits for a new consent, and is due as soon as there is one. */
export const TAKE_DUE = `
with due as (
  select m.user_id from reply_mailboxes m
  join own_accounts g on g.user_id = m.user_id and g.state = 'connected' and g.can_read_replies
  where m.next_check_at <= $1 or (m.trouble is not null and g.connected_at > m.checked_at)
  order by m.next_check_at limit $3 for update of m skip locked
)
update reply_mailboxes m set next_check_at = $2,
  trouble = case when m.trouble in ('needs_reconnect', 'not_connected', 'send_only') then null else m.trouble end
from due where m.user_id = due.user_id
returning m.user_id as "userId"`;

export const MAILBOX = keepPlan(`
select g.user_id as "userId", g.kind, g.account, m.account as "knownAccount", m.cursor,
  g.connected_at as "connectedAt", m.checked_at as "checkedAt", m.good_at as "goodAt", m.strangers,
  m.looked_at as "lookedAt", m.swept_at as "sweptAt", m.failures, m.retry_at as "retryAt", m.reply_at as "replyAt",
  (select max(e.sent_at) from campaign_emails e where e.user_id = g.user_id and e.sent_at is not null) as "sentAt",
  array[lower(g.address), lower(u.email)] as own
from own_accounts g
join users u on u.id = g.user_id
left join reply_mailboxes m on m.user_id = g.user_id
where g.user_id = $1`);

/** Of another account nothing is known that counts. */
export const BEGIN = `
insert into reply_mailboxes (user_id, account, opened_at, next_check_at) values ($1, $2, $3, $3)
on conflict (user_id) do update set account = excluded.account, opened_at = excluded.opened_at, cursor = null,
  good_at = null, strangers = true, looked_at = null, swept_at = null, failures = 0, retry_at = null, trouble = null
where reply_mailboxes.account <> excluded.account`;

/**
 * `ours`: in one of our threads, an answer to one of our emails, from an address we wrote to, or from a mail server.
 * `told`: the listing was complete, so nothing has to be fetched later.
 */
export const SIFT = `
select i.id, i.clues is not null as told,
  exists (select from campaign_emails e where e.user_id = $1 and e.thread_id = i."threadId")
  or coalesce((i.clues ->> 'isFromServer')::boolean, false)
  or exists (select from campaign_emails e where e.user_id = $1 and e.message_id in (select json_array_elements_text(i.clues -> 'names')))
  or exists (select from campaign_emails e where e.user_id = $1 and lower(e.to_address) = i.clues ->> 'from') as ours
from json_to_recordset($3::json) as i(id text, "threadId" text, clues json)
where not exists (select from replies r
  where r.user_id = $1 and r.account = $2 and r.provider_message_id = i.id)`;

export const CANDIDATES = `
select e.id, e.campaign_id as "campaignId", e.coach_id as "coachId", e.school_id as "schoolId",
  e.to_address as "toAddress", s.website_url as "websiteUrl", e.school_name as "schoolName", ${schoolDomains('e')} as domains, e.subject, e.status, e.thread_id as "threadId",
  e.message_id as "messageId", coalesce(e.sent_at, e.claimed_at) as "sentAt"
from campaign_emails e left join schools s on s.id = e.school_id
where e.user_id = $1 and (e.sent_at is not null or e.status in ('sending', 'unknown'))
  and e.id in (
    select id from campaign_emails where user_id = $1 and thread_id = $2
    union select id from campaign_emails where message_id = any($3::text[])
    union (select id from campaign_emails where user_id = $1 and lower(to_address) = $4
      order by sent_at desc nulls last limit 50))`;

export const CORRESPONDENTS = `
select address from (
  select lower(to_address) as address, max(sent_at) as at from campaign_emails
  where user_id = $1 and sent_at > $2 and not is_example group by 1
) written order by at desc limit $3`;

export const LOCK_MAILBOX = `select 1 from reply_mailboxes where user_id = $1 for update`;

export const ADD_MESSAGES = `
insert into replies (id, user_id, account, provider_message_id, mail_id, kind, from_address, from_name, subject, snippet,
  outside_domain, received_at, found_at, body, body_state, pictures, message_id, thread_id, suspicions)
select r.id, $2, $3, r."messageId", r."mailId", r.kind, r."fromAddress", r."fromName", r.subject, r.snippet,
  r."outsideDomain", r."receivedAt", $4, r.body, r."bodyState", coalesce(r.pictures, 0), nullif(r."headerId", ''), nullif(r."threadId", ''), coalesce(r.suspicions, '{}')
from json_to_recordset($1::json) as r(id uuid, "messageId" text, "mailId" uuid, kind text, "fromAddress" text,
  "fromName" text, subject text, snippet text, "outsideDomain" boolean, "receivedAt" timestamptz, body text, "bodyState" text, pictures int, "headerId" text, "threadId" text, suspicions text[])
on conflict on constraint replies_once do nothing
returning provider_message_id as "messageId"`;

export const LOCK_CAMPAIGNS = `select 1 from campaigns where id = any($1::uuid[]) order by id for update`;

export const LOCK_MAILS = `
select id, status, sent_at as "sentAt", replied_at as "repliedAt", bounced_at as "bouncedAt",
  reason_code as "reasonCode", error_message as "errorMessage", coalesce(claimed_at, updated_at) as "leftAt"
from campaign_emails where id = any($1::uuid[]) order by id for update`;

export const CHANGE_MAILS = `
update campaign_emails e
set status = r.status, sent_at = r."sentAt", replied_at = r."repliedAt", bounced_at = r."bouncedAt",
  reason_code = r."reasonCode", error_message = r."errorMessage", updated_at = $2
from json_to_recordset($1::json) as r(id uuid, status text, "sentAt" timestamptz, "repliedAt" timestamptz,
  "bouncedAt" timestamptz, "reasonCode" text, "errorMessage" text)
where e.id = r.id`;

export const SUPPRESS = `
insert into suppressed_addresses (user_id, address_key, reason, detail, created_at)
select $2, s.key, 'bounced', s.detail, $3 from json_to_recordset($1::json) as s(key text, detail text)
on conflict do nothing`;

export const ADVANCE = `
update reply_mailboxes set cursor = $2, strangers = $3, looked_at = $4, swept_at = $5, next_check_at = $6,
  checked_at = $7, good_at = $7, failures = 0, retry_at = null, trouble = null
where user_id = $1 and account = $8`;

/**
 * The same when nothing was found. It need not wait for the disk: should the machine fail right then, the mailbox is
 * looked into from where it was before, which finds nothing again.
 */
export const ADVANCE_IDLE = keepPlan(`
with unhurried as (select set_config('synchronous_commit', 'off', true))
update reply_mailboxes set cursor = $2, strangers = $3, looked_at = $4, swept_at = $5, next_check_at = $6,
  checked_at = $7, good_at = $7, failures = 0, retry_at = null, trouble = null
from unhurried where user_id = $1 and account = $8`);

export const NOTE_ANSWER = `update reply_mailboxes set reply_at = $2 where user_id = $1`;

export const TROUBLE = `
update reply_mailboxes set trouble = $2, failures = $3, retry_at = $4, next_check_at = $5, checked_at = $6
where user_id = $1`;

/** A mailbox that was never looked into has no row yet and is due anyway. */
export const MAKE_ALL_DUE = `
with readable as (select user_id from own_accounts where state = 'connected' and can_read_replies),
called as (
  update reply_mailboxes m set next_check_at = $1 from readable r
  where m.user_id = r.user_id and m.next_check_at > $1
)
select count(*)::int as count from readable`;

export const ANNOUNCE = keepPlan(`
with told as (
  update replies r set announced_at = $3
  where r.user_id = $1 and r.kind = 'human' and r.announced_at is null and r.mail_id is not null
    and ($2::uuid is null or exists (
      select from campaign_emails e where e.id = r.mail_id and e.campaign_id = $2))
  returning r.id
)
select (select count(*)::int from mail_figures m
    where m.user_id = $1 and m.is_sent and ($2::uuid is null or m.campaign_id = $2)) as checked,
  (select count(*)::int from told) as "repliesFound"`);

export const MARK_UNANNOUNCED = `update replies set announced_at = null where user_id = $1 and announced_at = $2`;

export const KEEP_TEXT = `
update replies set body = $3, body_state = $4, pictures = $5,
  checked_at = case when $6::text[] <@ suspicions then checked_at end,
  suspicions = array(select distinct unnest(suspicions || $6::text[]))
where id = $1 and user_id = $2 and body_state is null`;
