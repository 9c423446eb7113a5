/** Statements of deletions on a day to come. */

export const PLAN = `
update users set deletion_due_at = coalesce(deletion_due_at, $2) where id = $1::uuid returning deletion_due_at as "dueAt"`;

export const DUE = `
select u.id from users u
where u.deletion_due_at <= $1 and not exists (select from account_deletions d where d.user_id = u.id)
order by u.deletion_due_at limit 20`;

/** A deletion that has begun ends. */
export const LIFT = `
update users u set deletion_due_at = null
where lower(u.username) = lower($1) and u.deletion_due_at is not null
  and not exists (select from account_deletions d where d.user_id = u.id)
returning u.id`;

export const SET_BIRTHDATE = `
insert into athlete_profiles (user_id, birthdate, updated_at) values ($1, $2, $3)
on conflict (user_id) do update set birthdate = excluded.birthdate, updated_at = excluded.updated_at`;
