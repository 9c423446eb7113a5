const PLAYER = `p.name, p.position, p.class_year, p.height_inches, p.weight_pounds, p.is_starter,
  p.eligibility_remaining`;

/** What tells two rosters apart; the order of the players does not. */
const PRINT = `md5(string_agg(row(${PLAYER})::text, E'\\n' order by row(${PLAYER})::text))`;

const STAGE = `
create temp table import_players (
  school_id integer, season integer, place integer, name text, position text, class_year text,
  height_inches integer, weight_pounds integer, is_starter boolean, eligibility_remaining integer
) on commit drop`;

/** $1 players */
const ADD = `
insert into import_players
select i."schoolId", i.season, i.place, i.name, i.position, i."classYear", i."heightInches", i."weightPounds",
  i."isStarter", i."eligibilityRemaining"
from json_to_recordset($1) as i("schoolId" integer, season integer, place integer, name text, position text,
  "classYear" text, "heightInches" integer, "weightPounds" integer, "isStarter" boolean,
  "eligibilityRemaining" integer)
join schools s on s.id = i."schoolId"`;

/** The rosters that are new (roster_id is null) or read differently. */
const COMPARE = `
create temp table import_rosters on commit drop as
select i.school_id, i.season, r.id as roster_id
from (select p.school_id, p.season, ${PRINT} as print from import_players p group by p.school_id, p.season) i
left join rosters r on r.school_id = i.school_id and r.season = i.season
left join lateral (select ${PRINT} as print from roster_players p where p.roster_id = r.id) there on true
where r.id is null or there.print is distinct from i.print`;

/** $1 import */
const LOG_CHANGED = `
insert into import_changes (import_id, entity, row_id, before)
select $1, 'roster', r.id, to_jsonb(r) || jsonb_build_object('players',
  coalesce((select jsonb_agg(to_jsonb(p) order by p.place) from roster_players p where p.roster_id = r.id), '[]'))
from import_rosters n join rosters r on r.id = n.roster_id`;

/** $1 now, $2 source */
const UPDATE_CHANGED = `
update rosters r set imported_at = $1, source = $2 from import_rosters n where n.roster_id = r.id`;

const REMOVE_CHANGED = `
delete from roster_players p using import_rosters n where p.roster_id = n.roster_id`;

/** $1 now, $2 source, $3 import */
const CREATE = `
with created as (
  insert into rosters (school_id, season, source, imported_at)
  select n.school_id, n.season, $2, $1 from import_rosters n where n.roster_id is null
  returning id
)
insert into import_changes (import_id, entity, row_id)
select $3, 'roster', id from created`;

const INSERT_PLAYERS = `
with added as (
  insert into roster_players (roster_id, place, name, position, class_year, height_inches, weight_pounds, is_starter,
    eligibility_remaining)
  select r.id, p.place, ${PLAYER}
  from import_rosters n
  join rosters r on r.school_id = n.school_id and r.season = n.season
  join import_players p on p.school_id = n.school_id and p.season = n.season
  returning 1
)
select count(*)::int as players from added`;

/** The statements of a roster import in their order. The players wait in a table of the transaction's own. */
export const rosterImportSql = {
  stage: STAGE,
  add: ADD,
  compare: COMPARE,
  logChanged: LOG_CHANGED,
  updateChanged: UPDATE_CHANGED,
  removeChanged: REMOVE_CHANGED,
  create: CREATE,
  insertPlayers: INSERT_PLAYERS,
};
