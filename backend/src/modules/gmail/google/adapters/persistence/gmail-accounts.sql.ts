import { keepPlan } from '../../../../../platform/database/kept-plans.js';

/** The statements of the Gmail accounts. `grant_id` keeps an answer to an old token from changing a new connection. */

const COLUMNS = `user_id as "userId", google_sub as "googleSub", email, state, reason,
  can_read_replies as "canReadReplies", grant_id as "grantId", refresh_token as "refreshToken",
  access_token as "accessToken", access_expires_at as "accessExpiresAt"`;

export const BY_USER = `
select ${COLUMNS}, (p.value ->> 'until')::timestamptz as "everyonePausedUntil"
from gmail_accounts left join app_state p on p.key = 'gmail_pause' where user_id = $1`;

export const REMOVE = `
delete from gmail_accounts where user_id = $1 returning ${COLUMNS}, null::timestamptz as "everyonePausedUntil"`;

export const OVERVIEW = keepPlan(`
select (select json_build_object('email', a.email, 'state', a.state, 'reason', a.reason,
    'canReadReplies', a.can_read_replies and a.state = 'connected')
  from gmail_accounts a where a.user_id = $1) as account,
  (select count(*)::int from gmail_sends s join gmail_accounts a on a.user_id = $1 and lower(a.email) = s.mailbox
    where s.at > $2) as "sentLast24Hours"`);

export const CONNECT = `
insert into gmail_accounts (user_id, google_sub, email, state, reason, can_read_replies, grant_id, refresh_token,
  access_token, access_expires_at, connected_at, updated_at)
values ($1, $2, $3, 'connected', null, $4, $5, $6, $7, $8, $9, $9)
on conflict (user_id) do update set google_sub = excluded.google_sub, email = excluded.email, state = 'connected',
  reason = null, can_read_replies = excluded.can_read_replies, grant_id = excluded.grant_id,
  refresh_token = excluded.refresh_token, access_token = excluded.access_token,
  access_expires_at = excluded.access_expires_at, updated_at = excluded.updated_at,
  connected_at = case when gmail_accounts.google_sub = excluded.google_sub then gmail_accounts.connected_at
    else excluded.connected_at end,
  paused_until = case when gmail_accounts.google_sub = excluded.google_sub then gmail_accounts.paused_until end,
  strikes = case when gmail_accounts.google_sub = excluded.google_sub then gmail_accounts.strikes else 0 end`;

export const RESEAL = `
update gmail_accounts set refresh_token = $3, access_token = null where user_id = $1 and grant_id = $2`;

export const KEEP_ACCESS = `
update gmail_accounts set access_token = $3, access_expires_at = $4, updated_at = $5
where user_id = $1 and grant_id = $2 and state = 'connected'`;

export const LOSE_READING = `
update gmail_accounts set can_read_replies = false where user_id = $1 and grant_id = $2`;

export const LOSE = `
update gmail_accounts set state = 'needs_reconnect', reason = $3, access_token = null, updated_at = $4
where user_id = $1 and grant_id = $2 and state = 'connected'`;

export const LOCK_MAILBOX = `
select lower(a.email) as mailbox, greatest(a.paused_until, (p.value ->> 'until')::timestamptz) as "pausedUntil"
from gmail_accounts a left join app_state p on p.key = 'gmail_pause'
where a.user_id = $1 and a.state = 'connected' for update of a`;

export const RECENT_SENDS = `
select at from gmail_sends where mailbox = $1 and at > $2 order by at desc limit $3`;

export const RESERVE = `
insert into gmail_sends (message_id, user_id, mailbox, at) values ($1, $2, $3, $4) on conflict (message_id) do nothing`;

export const FORGET_OLD_SENDS = `delete from gmail_sends where mailbox = $1 and at < $2`;

export const PAUSE = `
update gmail_accounts set paused_until = greatest(paused_until, $2) where user_id = $1`;

export const STRIKE = `
update gmail_accounts set strikes = strikes + 1 where user_id = $1 returning strikes`;

export const PAUSE_EVERYONE = `
insert into app_state (key, value, updated_at) values ('gmail_pause', jsonb_build_object('until', $1::timestamptz), now())
on conflict (key) do update set updated_at = now(),
  value = jsonb_build_object('until', greatest((app_state.value ->> 'until')::timestamptz, $1::timestamptz))`;

export const FORGIVE = `update gmail_accounts set strikes = 0 where user_id = $1 and strikes > 0`;
