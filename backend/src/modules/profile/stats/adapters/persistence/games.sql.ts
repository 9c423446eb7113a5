/** The statements of games. */

export const LIST = `
select id, opponent, date::text as date, stats from games
where user_id = $1 order by date desc, created_at desc, id desc`;

export const COUNT = 'select count(*)::int as n from games where user_id = $1';

export const ADD = `
insert into games (id, user_id, opponent, opponent_key, date, stats, created_at, updated_at)
values ($2, $1, $3, $4, $5, $6, $7, $7)
returning id`;

export const CHANGE = `
with changed as (
  update games set opponent = $3, opponent_key = $4, date = $5, stats = $6, updated_at = $7
  where user_id = $1 and id = $2
  returning id
)
select id from changed`;

export const REMOVE = `
with removed as (delete from games where user_id = $1 and id = $2 returning id)
select id from removed`;

/** Serializes imports; the lock does not block other changes of the account. */
export const LOCK = 'select 1 from users where id = $1 for no key update';

/** An edit that is being stored is waited for, so that it counts as what the athlete wrote. */
export const KNOWN = `
select id, opponent, date::text as date, stats, imported from games
where user_id = $1 order by date desc, created_at desc, id desc for update`;

export const ADD_IMPORTED = `
insert into games (id, user_id, opponent, opponent_key, date, stats, imported, created_at, updated_at)
select g.id, $1, g.opponent, g.key, g.date, g.stats, g.imported, $3, $3
from json_to_recordset($2) as g(id uuid, opponent text, key text, date date, stats jsonb, imported jsonb)
on conflict (user_id, date, opponent_key) do nothing`;

export const CHANGE_IMPORTED = `
update games set stats = g.stats, imported = g.imported, updated_at = $3
from json_to_recordset($2) as g(id uuid, stats jsonb, imported jsonb)
where games.user_id = $1 and games.id = g.id`;
