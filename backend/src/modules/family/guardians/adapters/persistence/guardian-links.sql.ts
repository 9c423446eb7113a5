/** The invited person's address is kept only while the invitation is open. */
const ENDED = `address = ''`;

const COLUMNS = `id, athlete_id as "athleteId", address, mailed, created_at as "createdAt", expires_at as "expiresAt"`;

const IS_OPEN = (now: string) => `accepted_at is null and cancelled_at is null and expires_at > ${now}`;

/** Serializes invitations, acceptances and endings for this account. */
export const LOCK_USER = 'select 1 from users where id = $1 for update';

/** $1 athlete, $2 address, $3 now. */
export const REPLACE = `
update guardian_invitations set cancelled_at = $3, ${ENDED}
where athlete_id = $1 and mailbox_key(address) = mailbox_key($2) and ${IS_OPEN('$3')}`;

export const CHECKS = `
select (exists (select from users where id = $1 and mailbox_key(email) = mailbox_key($2))
    or exists (select from own_accounts where user_id = $1 and mailbox_key(address) = mailbox_key($2))) as "isOwn",
  ((select count(*) from guardianships where athlete_id = $1)
    + (select count(*) from guardian_invitations where athlete_id = $1 and ${IS_OPEN('$3')}))::int as guardians,
  (select count(*)::int from guardian_invitations where athlete_id = $1 and created_at > $3::timestamptz - interval '24 hours') as today`;

export const INVITE = `
insert into guardian_invitations (id, athlete_id, address, token_hash, mailed, created_at, expires_at) values ($1, $2, $3, $4, false, $5, $6)`;

export const CANCEL = `
update guardian_invitations set cancelled_at = $3, ${ENDED} where id = $1 and athlete_id = $2 and ${IS_OPEN('$3')}`;

export const LOOK = `select ${COLUMNS} from guardian_invitations where token_hash = $1 and ${IS_OPEN('$2')}`;

export const USE = `
with found as (
  select ${COLUMNS} from guardian_invitations where token_hash = $1 and ${IS_OPEN('$2')} for update
), used as (
  update guardian_invitations i set accepted_at = $2, ${ENDED} from found f where i.id = f.id
)
select * from found`;

export const ADD_GUARDIAN = 'insert into guardians (user_id, name, adult_confirmed_at) values ($1, $2, $3)';

export const COUNT_ATHLETES = `
select count(*)::int as athletes from guardianships where guardian_id = $1`;

export const LINK = `
insert into guardianships (athlete_id, guardian_id, mailed, since) values ($1, $2, $3, $4) on conflict do nothing`;

export const ADD_CONTROLS = `
insert into guardian_controls (athlete_id, approve, ask_before_sharing, updated_at) values ($1, $2, $3, $4) on conflict do nothing`;

export const VERIFY = `
update users set email_verified_at = coalesce(email_verified_at, $3) where id = $1 and mailbox_key(email) = mailbox_key($2)`;

export const END = 'delete from guardianships where athlete_id = $1 and guardian_id = $2';

/** Deletes the account only if it is no athlete's guardian any more. */
export const FORGET = `
delete from users u where u.id = $1 and u.role = 'guardian' and not exists (select from guardians g where g.user_id = u.id)`;
