import { keepPlan } from '../../../../../platform/database/kept-plans.js';

/** Statements of mailboxes by IMAP and SMTP; each names the connection that it means, so that an old one changes nothing. */

const COLUMNS = `user_id as "userId", address, username, auth, password,
  access_token as "accessToken", access_expires_at as "accessExpiresAt",
  json_build_object('host', imap_host, 'port', imap_port, 'security', imap_security) as imap,
  json_build_object('host', smtp_host, 'port', smtp_port, 'security', smtp_security) as smtp,
  provider, state, reason, words, connection_id as "connectionId", files_sent as "filesSent",
  next_sign_in_at as "nextSignInAt"`;

export const BY_USER = keepPlan(`select ${COLUMNS} from mailbox_accounts where user_id = $1`);

export const SENT_SINCE = `
select count(*)::int as count from mailbox_sends s
join mailbox_accounts a on a.user_id = $1 and lower(a.address) = s.address where s.at > $2`;

/** The same mailbox by Google's own sign-in of another athlete. */
export const TAKEN_BY_GMAIL = `
select 1 from gmail_accounts where user_id <> $1 and state = 'connected' and lower(email) = lower($2)`;

export const CONNECT = `
insert into mailbox_accounts (user_id, address, username, password, imap_host, imap_port, imap_security, smtp_host,
  smtp_port, smtp_security, provider, state, connection_id, connected_at, updated_at, auth, access_token, access_expires_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'connected', $12, $13, $13, $14, $15, $16)
on conflict (user_id) do update set address = excluded.address, username = excluded.username,
  password = excluded.password, auth = excluded.auth, access_token = excluded.access_token,
  access_expires_at = excluded.access_expires_at, imap_host = excluded.imap_host, imap_port = excluded.imap_port,
  imap_security = excluded.imap_security, smtp_host = excluded.smtp_host, smtp_port = excluded.smtp_port,
  smtp_security = excluded.smtp_security, provider = excluded.provider, state = 'connected', reason = null, words = null,
  connection_id = excluded.connection_id, failed_sign_ins = 0, next_sign_in_at = null, updated_at = excluded.updated_at,
  connected_at = excluded.connected_at,
  files_sent = case when lower(mailbox_accounts.imap_host) = lower(excluded.imap_host)
    and lower(mailbox_accounts.username) = lower(excluded.username) then mailbox_accounts.files_sent end,
  paused_until = case when lower(mailbox_accounts.address) = lower(excluded.address) then mailbox_accounts.paused_until end`;

export const LOSE = `
update mailbox_accounts set state = 'needs_reconnect', reason = $3, words = $4, updated_at = $5
where user_id = $1 and connection_id = $2 and state = 'connected'`;

export const REMOVE = `delete from mailbox_accounts where user_id = $1 returning user_id`;

export const COUNT_FAILED = `
update mailbox_accounts set failed_sign_ins = failed_sign_ins + 1
where user_id = $1 and connection_id = $2 and state = 'connected' returning failed_sign_ins as failures`;

export const HOLD = `
update mailbox_accounts set next_sign_in_at = greatest(next_sign_in_at, $3) where user_id = $1 and connection_id = $2`;

export const FORGIVE = `
update mailbox_accounts set failed_sign_ins = 0, next_sign_in_at = null where user_id = $1 and connection_id = $2`;

/** `password` holds the refresh token of a mailbox by OAuth. */
export const KEEP_TOKENS = `
update mailbox_accounts set password = $3, access_token = $4, access_expires_at = $5, updated_at = $6
where user_id = $1 and connection_id = $2 and auth = 'oauth'`;

export const DROP_ACCESS = `
update mailbox_accounts set access_token = null, access_expires_at = null
where user_id = $1 and connection_id = $2 and auth = 'oauth'`;

/** Not when it was replaced in the meantime. */
export const RESEAL = `
update mailbox_accounts set password = $4 where user_id = $1 and connection_id = $2 and password = $3`;

export const NOTE_FILES_SENT = `
update mailbox_accounts set files_sent = $3 where user_id = $1 and connection_id = $2`;

export const PAUSE = `update mailbox_accounts set paused_until = greatest(paused_until, $2) where user_id = $1`;
