/** Serializes requests of this account. */
export const LOCK_USER = `
select coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), u.username) as name
from users u left join athlete_profiles p on p.user_id = u.id where u.id = $1 for update of u`;

const WAITS = (now: string) => `answered_at is null and revoked_at is null and expires_at > ${now}`;

/** $1 athlete, $2 now. */
export const COUNTS = `
select (count(*) filter (where ${WAITS('$2')}))::int as open,
  (count(*) filter (where created_at > $2::timestamptz - interval '365 days'))::int as "aYear"
from confirmation_requests where athlete_id = $1`;

export const ASK = `
insert into confirmation_requests
  (id, athlete_id, coach_name, coach_school, address, token_hash, mailed, family_address, created_at, expires_at)
values ($1, $2, $3, $4, $5, $6, false, is_family_address($2, $5), $7, $8)`;

/** The current values; a figure missing from the profile adds no row. */
export const ASK_FIGURES = `
insert into confirmed_figures (request_id, figure, value)
select $1, f, profile_figure(p, f) from unnest($3::text[]) f join athlete_profiles p on p.user_id = $2
where profile_figure(p, f) is not null`;

/** $1 hash of the token, $2 now. */
export const LOOK = `
select r.id, r.athlete_id as "athleteId", r.coach_name as "coachName", r.coach_school as "coachSchool", r.expires_at as "expiresAt",
  r.answered_at as "answeredAt",
  coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), u.username) as "athleteName",
  (select json_agg(json_build_object('figure', f.figure, 'value', f.value)) from confirmed_figures f
    where f.request_id = r.id and f.lost_at is null) as figures
from confirmation_requests r join users u on u.id = r.athlete_id left join athlete_profiles p on p.user_id = u.id
where r.token_hash = $1 and r.revoked_at is null and r.expires_at > $2 and u.deletion_due_at is null`;

/** Serializes answers: of two concurrent ones, the second fails because the request is answered. */
export const LOCK_REQUEST = `select id from confirmation_requests where token_hash = $1 for update`;

export const ANSWER = `
update confirmation_requests
set answered_at = $2, coach_name = $3, coach_school = $4, family_address = family_address or is_family_address(athlete_id, address)
where id = $1`;

export const VERDICTS = `
update confirmed_figures f set verdict = v.verdict
from json_to_recordset($2) as v(figure text, verdict text) where f.request_id = $1 and f.figure = v.figure`;

export const REVOKE = `
update confirmation_requests set revoked_at = $3, address = '' where id = $1 and athlete_id = $2 and revoked_at is null`;
