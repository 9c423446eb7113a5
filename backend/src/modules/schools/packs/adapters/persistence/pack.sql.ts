/** After id $1: a page of schools, each as one line of JSON. Neither private contacts nor invented rows. */
const PAGE = `
select s.id, json_build_object('name', s.name, 'division', s.division, 'subdivision', s.subdivision,
  'association', s.association, 'city', s.city, 'state', s.state, 'conference', s.conference, 'mascot', s.mascot,
  'websiteUrl', s.website_url, 'aliases', s.aliases, 'unitid', s.unitid, 'latitude', s.latitude, 'longitude', s.longitude,
  'twitter', s.twitter, 'coaches', staff.list)::text as line
from schools s
cross join lateral (select coalesce(json_agg(json_build_object('name', c.name, 'title', c.title,
    'email', c.email, 'phone', c.phone, 'xHandle', c.x_handle, 'pageUrl', c.page_url,
    'origin', case when c.added_by_admin then 'admin' else 'imported' end,
    'enteredOn', (c.updated_at at time zone 'UTC')::date, 'verifiedOn', c.verified_on) order by c.name_key), '[]') as list
  from coaches c where c.school_id = s.id and c.owner_user_id is null and not c.is_example) staff
where s.id > $1 and not s.is_example
order by s.id
limit 500`;

const COUNTS = `
select (select count(*)::int from schools where not is_example) as schools,
  (select count(*)::int from coaches c join schools s on s.id = c.school_id
    where c.owner_user_id is null and not c.is_example and not s.is_example) as coaches`;

const SCHOOL_INPUT = `json_to_recordset($1) as i(name text, "nameKey" text, division text, subdivision text, association text,
  city text, state text, conference text, mascot text, "websiteUrl" text, aliases text[], unitid integer,
  latitude double precision, longitude double precision, twitter text)`;

const FIELDS = `division, city, subdivision, association, conference, mascot, website_url, aliases, unitid, latitude, longitude, twitter`;
const of = (row: string) => FIELDS.replaceAll(/\w+/g, `${row}.$&`);

/** Fields that are blank in the pack keep their value. */
const MERGED = `i.division, i.city, coalesce(i.subdivision, s.subdivision), coalesce(i.association, s.association),
    coalesce(i.conference, s.conference), coalesce(i.mascot, s.mascot), coalesce(i."websiteUrl", s.website_url),
    case when i.aliases = '{}' then s.aliases else i.aliases end, coalesce(i.unitid, s.unitid),
    coalesce(i.latitude, s.latitude), coalesce(i.longitude, s.longitude), coalesce(i.twitter, s.twitter)`;

/** $1 schools, $2 now, $3 import. */
const UPDATE_SCHOOLS = `
with differing as (
  select s.id, to_jsonb(s) as before, m.*
  from ${SCHOOL_INPUT}
  join schools s on s.name_key = i."nameKey" and s.state = i.state
  cross join lateral (select ${MERGED}) m(${FIELDS})
  where (${of('s')}) is distinct from (${of('m')})
), changed as (
  update schools s set (${FIELDS}) = (select ${of('d')}), updated_at = $2
  from differing d where s.id = d.id
)
insert into import_changes (import_id, entity, row_id, before)
select $3, 'school', id, before from differing
on conflict do nothing`;

const INSERT_SCHOOLS = `
with created as (
  insert into schools (name, name_key, state, ${FIELDS}, created_at, updated_at)
  select i.name, i."nameKey", i.state, i.division, i.city, i.subdivision, i.association, i.conference, i.mascot, i."websiteUrl",
    i.aliases, i.unitid, i.latitude, i.longitude, i.twitter, $2, $2
  from ${SCHOOL_INPUT}
  on conflict (name_key, state) do nothing
  returning id
)
insert into import_changes (import_id, entity, row_id)
select $3, 'school', id from created`;

const COACHES = `select s.id as school_id, i.*
  from json_to_recordset($1) as i("schoolNameKey" text, state text, name text, "nameKey" text, "firstName" text, "lastName" text,
    title text, position text, "isHeadCoach" boolean, email text, phone text, "xHandle" text, "pageUrl" text, "verifiedOn" date)
  join schools s on s.name_key = i."schoolNameKey" and s.state = i.state`;

/** An entry that an admin of this server verified on a later day stays; fields that are blank in the pack keep their value. */
const UPDATE_COACHES = `
with input as (${COACHES}), differing as (
  select c.id, to_jsonb(c) as before, coalesce(i.email, c.email) as email, coalesce(i.phone, c.phone) as phone,
    coalesce(i."xHandle", c.x_handle) as x_handle, coalesce(i."pageUrl", c.page_url) as page_url,
    case when i.title = '' then c.title else i.title end as title,
    case when i.title = '' then c.position else i.position end as position,
    case when i.title = '' then c.is_head_coach else i."isHeadCoach" end as is_head_coach,
    case when i.email is distinct from c.email and i.email is not null then i."verifiedOn"
      else greatest(i."verifiedOn", c.verified_on) end as verified_on
  from input i
  join coaches c on c.school_id = i.school_id and c.name_key = i."nameKey" and c.owner_user_id is null
  where c.verified_on is null or c.verified_on <= i."verifiedOn"
), changing as (
  select d.* from differing d join coaches c on c.id = d.id
  where (c.email, c.phone, c.x_handle, c.page_url, c.title, c.position, c.is_head_coach, c.verified_on)
    is distinct from (d.email, d.phone, d.x_handle, d.page_url, d.title, d.position, d.is_head_coach, d.verified_on)
), changed as (
  update coaches c
  set title = d.title, position = d.position, is_head_coach = d.is_head_coach, email = d.email, phone = d.phone,
    x_handle = d.x_handle, page_url = d.page_url, verified_on = d.verified_on,
    is_example = c.is_example and d.email is not distinct from c.email, updated_at = $2
  from changing d where c.id = d.id
)
insert into import_changes (import_id, entity, row_id, before)
select $3, 'coach', id, before from changing
on conflict do nothing`;

const INSERT_COACHES = `
with input as (${COACHES}), created as (
  insert into coaches (school_id, first_name, last_name, name, name_key, email, phone, x_handle, title, position, is_head_coach,
    page_url, verified_on, created_at, updated_at)
  select i.school_id, i."firstName", i."lastName", i.name, i."nameKey", i.email, i.phone, i."xHandle", i.title, i.position,
    i."isHeadCoach", i."pageUrl", i."verifiedOn", $2, $2
  from input i
  on conflict (school_id, name_key) where owner_user_id is null do nothing
  returning id
)
insert into import_changes (import_id, entity, row_id)
select $3, 'coach', id from created`;

/** The statements of directory packs. */
export const packSql = {
  page: PAGE,
  counts: COUNTS,
  schools: { update: UPDATE_SCHOOLS, insert: INSERT_SCHOOLS },
  coaches: { update: UPDATE_COACHES, insert: INSERT_COACHES },
};
