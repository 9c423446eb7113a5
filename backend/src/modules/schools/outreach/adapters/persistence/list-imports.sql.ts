/** $1 user, $2 ids of schools: what the list says about each school that exists. */
export const LISTED = `
select s.id as "schoolId", t.user_id is not null as "isTracked", f.id is not null as favorite,
  coalesce(t.intro_email_sent, false) as "introEmailSent", coalesce(t.response_gotten, false) as "responseGotten",
  coalesce(t.film_sent, false) as "filmSent", coalesce(t.twitter_connection, false) as "twitterConnection",
  coalesce(t.lead_level, 'cold') as "leadLevel", coalesce(t.notes, '') as notes, coalesce(t.next_step, '') as "nextStep"
from schools s
left join target_schools t on t.user_id = $1 and t.school_id = s.id
left join favorites f on f.user_id = $1 and f.school_id = s.id
where s.id = any($2::int[])`;

export const REMEMBER = `
insert into own_list_imports (user_id, imported_at, schools) values ($1, $2, $3)
on conflict (user_id) do update set imported_at = excluded.imported_at, schools = excluded.schools`;

export const LAST = `
select imported_at as at, jsonb_array_length(schools) as schools from own_list_imports where user_id = $1`;

/** Two undos at once: only one gets the row. */
export const TAKE = 'delete from own_list_imports where user_id = $1 returning schools';

/** $1 user, $2 ids: ends the tracking of schools about which nothing is kept. */
export const UNTRACK = `
delete from target_schools
where user_id = $1 and school_id = any($2::int[]) and lead_level = 'cold' and notes = '' and next_step = ''
  and not (intro_email_sent or response_gotten or film_sent or twitter_connection)`;
