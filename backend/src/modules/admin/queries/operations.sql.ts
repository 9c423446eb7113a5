/** Of pg-boss's table only what is waiting, running or failed: ended jobs are many. */
const QUEUES = `
select coalesce(json_agg(q order by q.name), '[]') from (
  select u.name,
    count(j.id) filter (where j.state in ('created', 'retry') and j.start_after <= $1)::int as due,
    count(j.id) filter (where j.state in ('created', 'retry') and j.start_after > $1)::int as scheduled,
    count(j.id) filter (where j.state = 'active')::int as running,
    count(j.id) filter (where j.state = 'failed')::int as failed,
    min(j.start_after) filter (where j.state in ('created', 'retry') and j.start_after <= $1) as "oldestDueAt"
  from pgboss.queue u
  left join pgboss.job j on j.name = u.name and j.state in ('created', 'retry', 'active', 'failed')
  where u.name not like '\\_\\_%'
  group by u.name
) q`;

const USERS = `
select json_build_object(
  'total', count(*)::int,
  'admins', count(*) filter (where u.is_admin)::int,
  'newThisWeek', count(*) filter (where u.created_at > $1::timestamptz - interval '7 days')::int,
  'seenThisWeek', (
    select count(distinct s.sess #>> '{passport,user}')::int from http_sessions s
    where s.expire > $1 and coalesce(s.sess ->> 'renewedAt', s.sess ->> 'signedInAt')::float8 > extract(epoch from $1::timestamptz - interval '7 days') * 1000
  )
) from users u`;

const GMAIL = `
select json_build_object(
  'connected', count(*) filter (where state = 'connected')::int,
  'sendOnly', count(*) filter (where state = 'connected' and not can_read_replies)::int,
  'needsReconnect', count(*) filter (where state = 'needs_reconnect')::int,
  'resting', count(*) filter (where state = 'connected' and paused_until > $1)::int
) from gmail_accounts`;

const MAILBOXES = `
select json_build_object(
  'connected', count(*) filter (where state = 'connected')::int,
  'needsReconnect', count(*) filter (where state = 'needs_reconnect')::int,
  'resting', count(*) filter (where state = 'connected' and paused_until > $1)::int
) from mailbox_accounts`;

const REPLIES = `
select json_build_object(
  'mailboxes', count(*)::int,
  'due', count(*) filter (where coalesce(m.next_check_at, $1) <= $1)::int,
  'inTrouble', count(*) filter (where m.trouble is not null)::int,
  'lastCheckAt', max(m.checked_at),
  'oldestCheckAt', min(m.checked_at)
)
from own_accounts g left join reply_mailboxes m on m.user_id = g.user_id
where g.state = 'connected' and g.can_read_replies`;

const SENDING = `
select json_build_object(
  'lastHour', count(*) filter (where f.is_sent and f.sent_at > $1::timestamptz - interval '1 hour')::int,
  'lastDay', count(*) filter (where f.is_sent and f.sent_at > $1::timestamptz - interval '1 day')::int,
  'lastWeek', count(*) filter (where f.is_sent and f.sent_at > $1::timestamptz - interval '7 days')::int,
  'queued', count(*) filter (where f.status in ('queued', 'sending'))::int,
  'unknown', count(*) filter (where f.status = 'unknown')::int,
  'kept', count(*) filter (where f.status = 'kept')::int,
  'failedLastDay', (
    select count(*)::int from campaign_emails
    where status = 'failed' and updated_at > $1::timestamptz - interval '1 day'
  ),
  'busiestMailbox', (
    select max(sent)::int from (
      select count(*) as sent from gmail_sends where at > $1::timestamptz - interval '1 day' group by mailbox
      union all
      select count(*) from mailbox_sends where at > $1::timestamptz - interval '1 day' group by lower(address)
    ) mailboxes
  )
) from mail_figures f`;

/** $1: now. */
export const OPERATIONS = `
select (${USERS}) as users, (${QUEUES}) as queues, (${GMAIL}) as gmail, (${MAILBOXES}) as mailboxes, (${REPLIES}) as replies, (${SENDING}) as sending`;

/** $1: part of a name with % and _ escaped, or null; $2: before this id, or null; $3: how many. */
export const ACCOUNTS = `
select u.id, u.username, u.email, u.is_admin as "isAdmin", u.role = 'guardian' as "isGuardian", u.is_example as "isExample",
  u.email_verified_at is not null as "isEmailVerified", u.created_at as "createdAt", seen.at as "lastSeenAt"
from users u
left join lateral (
  select to_timestamp(max(coalesce(s.sess ->> 'renewedAt', s.sess ->> 'signedInAt')::float8) / 1000) as at from http_sessions s
  where s.sess #>> '{passport,user}' = u.id::text and s.expire > now()
) seen on true
where ($1::text is null or u.username ilike $1 or u.email ilike $1) and ($2::uuid is null or u.id < $2)
order by u.id desc limit $3`;
