/** Statements of deletions. Ids of users are `$1`. */

/** Locks the account to delete, so that two requests run one after the other and no row is added in between. */
export const LOCK_USER = 'select is_admin as "isAdmin" from users where id = $1::uuid for update';

/** Admins are locked in a fixed order, so that the last two cannot both be removed. An account scheduled for deletion does not count. */
export const LOCK_ADMINS = 'select id from users where is_admin and deletion_due_at is null order by id for update';

export const BEGIN = `
insert into account_deletions (id, user_id, receipt_hash, requested_at, next_try_at) values ($2, $1::uuid, $3, $4, $4)
on conflict (user_id) do update set receipt_hash = excluded.receipt_hash`;

export const END_SESSIONS = `delete from http_sessions where sess #>> '{passport,user}' = $1`;

export const DUE = `
select id, user_id as "userId", leftovers, google, requested_at as "requestedAt", tries from account_deletions
where done_at is null and (user_id is not null or next_try_at <= $1) order by requested_at limit 20`;

export const HAS_WORK = `
select 1 from account_deletions
where (done_at is null and (user_id is not null or next_try_at <= $1)) or (done_at is not null and requested_at < $2)
union all
select 1 from users u where u.deletion_due_at <= $1 and not exists (select from account_deletions d where d.user_id = u.id)
union all
select 1 from guardian_deletions g where g.due_at <= $1 and not exists (select from account_deletions d where d.user_id = g.athlete_id) limit 1`;

export const FILES = `
select coalesce((select json_agg(id) from pictures where user_id = $1::uuid), '[]') as pictures,
  coalesce((select json_agg(id) from picture_uploads where user_id = $1::uuid), '[]') as uploads`;

export const WAITING = `
select (select count(*)::int from campaign_emails where user_id = $1::uuid and status in ('queued', 'waiting_for_approval')) as "waitingEmails",
  exists (select 1 from gmail_accounts where user_id = $1::uuid) as "hasGmail"`;

/** A job may contain the address typed to get a reset email, or the name of a passkey. */
export const DROP_JOBS = `
delete from pgboss.job where (name = $2 and lower(data ->> 'email') = (select lower(email) from users where id = $1::uuid))
  or (name = $3 and (data ->> 'userId' = $1::uuid::text or data #>> '{changed,username}' = (select username from users where id = $1::uuid)))
  or (name = $4 and data ->> 'userId' = $1::uuid::text)`;

export const DROP_USER = 'delete from users where id = $1::uuid';

export const NOTE_ERASED = `
update account_deletions set erased_at = $2, counts = $3, leftovers = $4, google = $5, next_try_at = $2 where id = $1`;

export const COUNT_DELETED = `
insert into app_state (key, value, updated_at) values ('deleted_accounts', '1', $1)
on conflict (key) do update set value = to_jsonb((app_state.value)::int + 1), updated_at = excluded.updated_at`;

export const NOTE = `
update account_deletions set google = $2, leftovers = $3, tries = $4, next_try_at = $5, done_at = $6 where id = $1`;

export const FORGET = 'delete from account_deletions where done_at is not null and requested_at < $1';

export const RECEIPT = `
select requested_at as "requestedAt", erased_at as "erasedAt", counts as items, google, done_at as "doneAt"
from account_deletions where receipt_hash = $1 and requested_at > $2`;
