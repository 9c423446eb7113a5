/** $1 import: rows that a later import touched as well. */
const IMPORTED_AGAIN = `
select from import_touched own
join import_touched later using (entity, row_id)
join imports i on i.id = later.import_id
where own.import_id = $1 and i.seq > (select seq from imports where id = $1) and i.status = 'applied'`;

/** $1 import: rows that are gone, or were written since the time that it wrote into each of them. */
const EDITED = `
select from import_touched ch
left join schools s on ch.entity = 'school' and s.id = ch.row_id
left join coaches c on ch.entity = 'coach' and c.id = ch.row_id
left join rosters r on ch.entity = 'roster' and r.id = ch.row_id
left join incoming_classes i on ch.entity = 'incoming' and i.id = ch.row_id
where ch.import_id = $1
  and coalesce(s.updated_at, c.updated_at, r.imported_at, i.imported_at) is distinct from (select started_at from imports where id = $1)`;

const ADDED = `select row_id from import_touched where import_id = $1 and before is null and entity`;

/**
 * $1 import: data of others that references the schools it added. Uses "except", which handles a million rows at a
 * time, because the planner has no statistics for rows from lists.
 */
const IN_USE = `
select school_id from favorites where school_id in (${ADDED} = 'school')
union all
select school_id from target_schools where school_id in (${ADDED} = 'school')
union all
(select id from coaches where school_id in (${ADDED} = 'school') except ${ADDED} = 'coach')
union all
(select id from rosters where school_id in (${ADDED} = 'school') except ${ADDED} = 'roster')
union all
(select id from incoming_classes where school_id in (${ADDED} = 'school') except ${ADDED} = 'incoming')`;

const CHANGED = `select row_id, before from import_touched where import_id = $1 and before is not null and entity`;

const RESTORE = [
  `delete from incoming_classes where id in (${ADDED} = 'incoming')`,
  `update incoming_classes i set source = b.before ->> 'source', imported_at = (b.before ->> 'imported_at')::timestamptz
   from (${CHANGED} = 'incoming') b where i.id = b.row_id`,
  `delete from incoming_players where class_id in (select row_id from (${CHANGED} = 'incoming') b)`,
  `insert into incoming_players
   select p.* from (${CHANGED} = 'incoming') b,
     jsonb_populate_recordset(null::incoming_players, b.before -> 'players') p`,
  `delete from rosters where id in (${ADDED} = 'roster')`,
  `update rosters r set source = b.before ->> 'source', imported_at = (b.before ->> 'imported_at')::timestamptz
   from (${CHANGED} = 'roster') b where r.id = b.row_id`,
  `delete from roster_players where roster_id in (select row_id from (${CHANGED} = 'roster') b)`,
  `insert into roster_players
   select p.* from (${CHANGED} = 'roster') b,
     jsonb_populate_recordset(null::roster_players, b.before -> 'players') p`,
  `delete from coaches where id in (${ADDED} = 'coach')`,
  `update coaches c set title = o.title, position = o.position, is_head_coach = o.is_head_coach, email = o.email,
     phone = o.phone, x_handle = o.x_handle, is_example = o.is_example, page_url = o.page_url,
     verified_on = o.verified_on, updated_at = o.updated_at
   from (${CHANGED} = 'coach') b, jsonb_populate_record(null::coaches, b.before) o where c.id = b.row_id`,
  `delete from schools where id in (${ADDED} = 'school')`,
  `update schools s set division = o.division, city = o.city, conference = o.conference,
     website_url = o.website_url, subdivision = o.subdivision, association = o.association, mascot = o.mascot, aliases = o.aliases,
     unitid = o.unitid, latitude = o.latitude, longitude = o.longitude, twitter = o.twitter, updated_at = o.updated_at
   from (${CHANGED} = 'school') b, jsonb_populate_record(null::schools, b.before) o where s.id = b.row_id`,
];

/** Conflicts with undoing an import, and the statements that undo it ($1 import, in this order). */
export const importUndoSql = {
  overtaken: { imported_again: IMPORTED_AGAIN, edited: EDITED, in_use: IN_USE },
  restore: RESTORE,
};
