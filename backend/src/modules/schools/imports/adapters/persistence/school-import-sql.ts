const SCHOOL_INPUT = `json_to_recordset($1) as i(name text, "nameKey" text, division text, city text, state text,
  conference text, "websiteUrl" text, association text)`;

const COACH_COLUMNS = `name text, "nameKey" text, "firstName" text, "lastName" text, title text, position text,
  "isHeadCoach" boolean, email text, phone text, "xHandle" text`;

/** Coaches of a school file name their school, those of a coach file its id. */
const COACHES_BY_SCHOOL_NAME = `select s.id as school_id, i.*
  from json_to_recordset($1) as i("schoolNameKey" text, state text, ${COACH_COLUMNS})
  join schools s on s.name_key = i."schoolNameKey" and s.state = i.state`;
const COACHES_BY_SCHOOL_ID = `select s.id as school_id, i.*
  from json_to_recordset($1) as i("schoolId" integer, ${COACH_COLUMNS})
  join schools s on s.id = i."schoolId"`;

/** Fields that are blank in the file keep their value. A row that this import changed before keeps its first image. */
const UPDATE_SCHOOLS = `
with differing as (
  select s.id, to_jsonb(s) as before, i.division, i.city, coalesce(i.conference, s.conference) as conference,
    coalesce(i."websiteUrl", s.website_url) as website_url,
    case when i.division = 'na' then coalesce(i.association, s.association) end as association
  from ${SCHOOL_INPUT}
  join schools s on s.name_key = i."nameKey" and s.state = i.state
  where (s.division, s.city, s.conference, s.website_url, s.association) is distinct from
    (i.division, i.city, coalesce(i.conference, s.conference), coalesce(i."websiteUrl", s.website_url),
      case when i.division = 'na' then coalesce(i.association, s.association) end)
), changed as (
  update schools s
  set division = d.division, city = d.city, conference = d.conference, website_url = d.website_url, association = d.association,
    updated_at = $2
  from differing d where s.id = d.id
)
insert into import_changes (import_id, entity, row_id, before)
select $3, 'school', id, before from differing
on conflict do nothing`;

const INSERT_SCHOOLS = `
with created as (
  insert into schools (name, name_key, division, city, state, conference, website_url, association, is_example, created_at,
    updated_at)
  select i.name, i."nameKey", i.division, i.city, i.state, i.conference, i."websiteUrl", i.association, $4::boolean, $2, $2
  from ${SCHOOL_INPUT}
  where not exists (select from schools s where s.name_key = i."nameKey" and s.state = i.state)
  on conflict (name_key, state) do nothing
  returning id, name_key, state
), noted as (
  insert into import_changes (import_id, entity, row_id)
  select $3, 'school', id from created
)
select id, name_key as "nameKey", state from created`;

/** Fields that are blank in the file keep their value; an example coach who gets another address becomes a real one. */
const updateCoaches = (input: string) => `
with input as (${input}), differing as (
  select c.id, to_jsonb(c) as before, coalesce(i.email, c.email) as email, coalesce(i.phone, c.phone) as phone,
    coalesce(i."xHandle", c.x_handle) as x_handle,
    case when i.title = '' then c.title else i.title end as title,
    case when i.title = '' then c.position else i.position end as position,
    case when i.title = '' then c.is_head_coach else i."isHeadCoach" end as is_head_coach
  from input i
  join coaches c on c.school_id = i.school_id and c.name_key = i."nameKey" and c.owner_user_id is null
  where (i.title <> '' and (c.title, c.position, c.is_head_coach) is distinct from (i.title, i.position, i."isHeadCoach"))
    or (i.email is not null and c.email is distinct from i.email)
    or (i.phone is not null and c.phone is distinct from i.phone)
    or (i."xHandle" is not null and c.x_handle is distinct from i."xHandle")
), changed as (
  update coaches c
  set title = d.title, position = d.position, is_head_coach = d.is_head_coach, email = d.email, phone = d.phone,
    x_handle = d.x_handle,
    is_example = c.is_example and d.email is not distinct from c.email, updated_at = $2
  from differing d where c.id = d.id
)
insert into import_changes (import_id, entity, row_id, before)
select $3, 'coach', id, before from differing
on conflict do nothing`;

const insertCoaches = (input: string) => `
with input as (${input}), created as (
  insert into coaches (school_id, first_name, last_name, name, name_key, email, phone, x_handle, title, position, is_head_coach,
    is_example, created_at, updated_at)
  select i.school_id, i."firstName", i."lastName", i.name, i."nameKey", i.email, i.phone, i."xHandle", i.title, i.position,
    i."isHeadCoach", $4::boolean, $2, $2
  from input i
  where not exists (select from coaches c
    where c.school_id = i.school_id and c.name_key = i."nameKey" and c.owner_user_id is null)
  on conflict (school_id, name_key) where owner_user_id is null do nothing
  returning id
)
insert into import_changes (import_id, entity, row_id)
select $3, 'coach', id from created`;

/**
 * $1 import, $2 now, then one array for each column: coaches of schools that this import created. No other data can
 * reference those schools yet and a file names a coach once, so nothing is looked up.
 */
const INSERT_NEWCOMERS = `
with created as (
  insert into coaches (school_id, first_name, last_name, name, name_key, email, title, position, is_head_coach,
    created_at, updated_at)
  select i.*, $2, $2
  from unnest($3::integer[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[],
    $11::boolean[]) as i
  returning id
)
insert into import_additions (import_id, entity, row_ids)
select $1, 'coach', array_agg(id) from created`;

const TRACKED = `
select s.name_key as "nameKey", s.state from schools s
where exists (select from favorites f where f.school_id = s.id)
  or exists (select from target_schools t where t.school_id = s.id)`;

/**
 * The statements of an import, each of which takes its records as one JSON array: $1 records, $2 now, $3 import,
 * and for what inserts $4 whether the rows are examples. Every row they touch is noted in import_changes. Inserting
 * schools answers those that were created. Newcomers are an exception in both.
 */
export const schoolImportSql = {
  schools: { update: UPDATE_SCHOOLS, insert: INSERT_SCHOOLS },
  coachesByName: {
    update: updateCoaches(COACHES_BY_SCHOOL_NAME),
    insert: insertCoaches(COACHES_BY_SCHOOL_NAME),
  },
  coachesById: { update: updateCoaches(COACHES_BY_SCHOOL_ID), insert: insertCoaches(COACHES_BY_SCHOOL_ID) },
  insertNewcomers: INSERT_NEWCOMERS,
  tracked: TRACKED,
};
