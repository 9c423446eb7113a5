const PLAYER = 'p.name, p.position, p.move';

/** What tells two years of a school apart; the order of the players does not. */
const PRINT = `md5(string_agg(row(${PLAYER})::text, E'\\n' order by row(${PLAYER})::text))`;

const STAGE = `
create temp table import_incoming (
  school_id integer, entry_year integer, place integer, name text, position text, move text
) on commit drop`;

/** $1 players */
const ADD = `
insert into import_incoming
select i."schoolId", i."entryYear", i.place, i.name, i.position, i.move
from json_to_recordset($1) as i("schoolId" integer, "entryYear" integer, place integer, name text, position text, move text)
join schools s on s.id = i."schoolId"`;

/** The years that are new (class_id is null) or read differently. */
const COMPARE = `
create temp table import_classes on commit drop as
select i.school_id, i.entry_year, c.id as class_id
from (select p.school_id, p.entry_year, ${PRINT} as print from import_incoming p group by p.school_id, p.entry_year) i
left join incoming_classes c on c.school_id = i.school_id and c.entry_year = i.entry_year
left join lateral (select ${PRINT} as print from incoming_players p where p.class_id = c.id) there on true
where c.id is null or there.print is distinct from i.print`;

/** $1 import */
const LOG_CHANGED = `
insert into import_changes (import_id, entity, row_id, before)
select $1, 'incoming', c.id, to_jsonb(c) || jsonb_build_object('players',
  coalesce((select jsonb_agg(to_jsonb(p) order by p.place) from incoming_players p where p.class_id = c.id), '[]'))
from import_classes n join incoming_classes c on c.id = n.class_id`;

/** $1 now, $2 source */
const UPDATE_CHANGED = `
update incoming_classes c set imported_at = $1, source = $2 from import_classes n where n.class_id = c.id`;

const REMOVE_CHANGED = `
delete from incoming_players p using import_classes n where p.class_id = n.class_id`;

/** $1 now, $2 source, $3 import */
const CREATE = `
with created as (
  insert into incoming_classes (school_id, entry_year, source, imported_at)
  select n.school_id, n.entry_year, $2, $1 from import_classes n where n.class_id is null
  returning id
)
insert into import_changes (import_id, entity, row_id)
select $3, 'incoming', id from created`;

const INSERT_PLAYERS = `
with added as (
  insert into incoming_players (class_id, place, name, position, move)
  select c.id, p.place, ${PLAYER}
  from import_classes n
  join incoming_classes c on c.school_id = n.school_id and c.entry_year = n.entry_year
  join import_incoming p on p.school_id = n.school_id and p.entry_year = n.entry_year
  returning 1
)
select count(*)::int as players from added`;

/** The statements of an import of incoming players in their order, as those of a roster import. */
export const incomingImportSql = {
  stage: STAGE,
  add: ADD,
  compare: COMPARE,
  logChanged: LOG_CHANGED,
  updateChanged: UPDATE_CHANGED,
  removeChanged: REMOVE_CHANGED,
  create: CREATE,
  insertPlayers: INSERT_PLAYERS,
};
