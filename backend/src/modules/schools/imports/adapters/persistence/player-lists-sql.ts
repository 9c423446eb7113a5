/** A table of lists of players, one for each school and year. */
interface PlayerLists {
  /** What undoing an import calls it. */
  entity: string;
  lists: string;
  /** The column of the year, and what the rows to store call it. */
  year: readonly [column: string, field: string];
  players: string;
  /** The column of a player that names the list. */
  listId: string;
  /** The columns of a player, what the rows to store call each, and its type. */
  columns: readonly (readonly [column: string, field: string, type: 'text' | 'integer' | 'boolean'])[];
}

/** The players wait in a table of the transaction's own. */
function stagedSql(staged: string, { year: [year, yearField], columns }: PlayerLists) {
  return {
    stage: `
create temp table ${staged} (
  school_id integer, ${year} integer, place integer, ${columns.map(([column, , type]) => `${column} ${type}`).join(', ')}
) on commit drop`,

    /** $1 players */
    add: `
insert into ${staged}
select i."schoolId", i."${yearField}", i.place, ${columns.map(([, field]) => `i."${field}"`).join(', ')}
from json_to_recordset($1) as i("schoolId" integer, "${yearField}" integer, place integer,
  ${columns.map(([, field, type]) => `"${field}" ${type}`).join(', ')})
join schools s on s.id = i."schoolId"`,
  };
}

/**
 * The statements of an import of such lists, in their order. A list with the same players in any order is not changed; another
 * one is replaced, and its previous state is kept for undoing.
 */
function playerListsSql(of: PlayerLists) {
  const { entity, lists, players, listId, columns } = of;
  const [year] = of.year;
  const staged = `import_${players}`;
  const changed = `import_${lists}`;
  const names = columns.map(([column]) => column).join(', ');
  const player = columns.map(([column]) => `p.${column}`).join(', ');
  const print = `md5(string_agg(row(${player})::text, E'\\n' order by row(${player})::text))`;
  return {
    ...stagedSql(staged, of),

    /** The lists that are new (list_id is null) or read differently. */
    compare: `
create temp table ${changed} on commit drop as
select i.school_id, i.${year}, l.id as list_id
from (select p.school_id, p.${year}, ${print} as print from ${staged} p group by p.school_id, p.${year}) i
left join ${lists} l on l.school_id = i.school_id and l.${year} = i.${year}
left join lateral (select ${print} as print from ${players} p where p.${listId} = l.id) there on true
where l.id is null or there.print is distinct from i.print`,

    /** $1 import */
    logChanged: `
insert into import_changes (import_id, entity, row_id, before)
select $1, '${entity}', l.id, to_jsonb(l) || jsonb_build_object('players',
  coalesce((select jsonb_agg(to_jsonb(p) order by p.place) from ${players} p where p.${listId} = l.id), '[]'))
from ${changed} n join ${lists} l on l.id = n.list_id`,

    /** $1 now, $2 source */
    updateChanged: `
update ${lists} l set imported_at = $1, source = $2 from ${changed} n where n.list_id = l.id`,

    removeChanged: `
delete from ${players} p using ${changed} n where p.${listId} = n.list_id`,

    /** $1 now, $2 source, $3 import */
    create: `
with created as (
  insert into ${lists} (school_id, ${year}, source, imported_at)
  select n.school_id, n.${year}, $2, $1 from ${changed} n where n.list_id is null
  returning id
)
insert into import_changes (import_id, entity, row_id)
select $3, '${entity}', id from created`,

    insertPlayers: `
with added as (
  insert into ${players} (${listId}, place, ${names})
  select l.id, p.place, ${player}
  from ${changed} n
  join ${lists} l on l.school_id = n.school_id and l.${year} = n.${year}
  join ${staged} p on p.school_id = n.school_id and p.${year} = n.${year}
  returning 1
)
select count(*)::int as players from added`,
  };
}

export const rosterImportSql = playerListsSql({
  ...{ entity: 'roster', lists: 'rosters', year: ['season', 'season'], players: 'roster_players', listId: 'roster_id' },
  columns: [
    ['name', 'name', 'text'],
    ['position', 'position', 'text'],
    ['class_year', 'classYear', 'text'],
    ['height_inches', 'heightInches', 'integer'],
    ['weight_pounds', 'weightPounds', 'integer'],
    ['is_starter', 'isStarter', 'boolean'],
    ['eligibility_remaining', 'eligibilityRemaining', 'integer'],
  ],
});

/** Recruits and transfers. */
export const incomingImportSql = playerListsSql({
  ...{ entity: 'incoming', lists: 'incoming_classes', year: ['entry_year', 'entryYear'], players: 'incoming_players', listId: 'class_id' },
  columns: [
    ['name', 'name', 'text'],
    ['position', 'position', 'text'],
    ['move', 'move', 'text'],
  ],
});
