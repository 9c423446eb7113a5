const SCHOOL_INPUT = `json_to_recordset($1) as i(name text, "nameKey" text, division text, city text, state text,
  conference text, "websiteUrl" text)`;

const COACH_INPUT = `json_to_recordset($1) as i("schoolNameKey" text, state text, name text, "nameKey" text,
  "firstName" text, "lastName" text, title text, position text, "isHeadCoach" boolean, email text)`;

/** $1 schools, $2 now → ids of the schools that read differently now. What the file leaves blank stays. */
const UPDATE_SCHOOLS = `
with changed as (
  update schools s
  set division = i.division, city = i.city, conference = coalesce(i.conference, s.conference),
    website_url = coalesce(i."websiteUrl", s.website_url), updated_at = $2
  from ${SCHOOL_INPUT}
  where s.name_key = i."nameKey" and s.state = i.state
    and (s.division, s.city, s.conference, s.website_url) is distinct from
      (i.division, i.city, coalesce(i.conference, s.conference), coalesce(i."websiteUrl", s.website_url))
  returning s.id
)
select id from changed`;

/** $1 schools, $2 now, $3 example → ids of the schools that were not there. */
const INSERT_SCHOOLS = `
with created as (
  insert into schools (name, name_key, division, city, state, conference, website_url, is_example, created_at, updated_at)
  select i.name, i."nameKey", i.division, i.city, i.state, i.conference, i."websiteUrl", $3::boolean, $2, $2
  from ${SCHOOL_INPUT}
  where not exists (select from schools s where s.name_key = i."nameKey" and s.state = i.state)
  on conflict (name_key, state) do nothing
  returning id
)
select id from created`;

/**
 * $1 coaches, $2 now → ids of the shared coaches that read differently now. What the file leaves blank
 * stays; an invented coach who gets another address becomes a real one.
 */
const UPDATE_COACHES = `
with input as (
  select s.id as school_id, i.* from ${COACH_INPUT}
  join schools s on s.name_key = i."schoolNameKey" and s.state = i.state
), changed as (
  update coaches c
  set title = case when i.title = '' then c.title else i.title end,
    position = case when i.title = '' then c.position else i.position end,
    is_head_coach = case when i.title = '' then c.is_head_coach else i."isHeadCoach" end,
    email = coalesce(i.email, c.email),
    is_example = c.is_example and coalesce(i.email, c.email) is not distinct from c.email,
    updated_at = $2
  from input i
  where c.school_id = i.school_id and c.name_key = i."nameKey" and c.owner_user_id is null
    and ((i.title <> '' and (c.title, c.position, c.is_head_coach) is distinct from (i.title, i.position, i."isHeadCoach"))
      or (i.email is not null and c.email is distinct from i.email))
  returning c.id
)
select id from changed`;

/** $1 coaches, $2 now, $3 example → ids of the shared coaches who were not there. */
const INSERT_COACHES = `
with created as (
  insert into coaches (school_id, first_name, last_name, name, name_key, email, title, position, is_head_coach,
    is_example, created_at, updated_at)
  select s.id, i."firstName", i."lastName", i.name, i."nameKey", i.email, i.title, i.position, i."isHeadCoach",
    $3::boolean, $2, $2
  from ${COACH_INPUT}
  join schools s on s.name_key = i."schoolNameKey" and s.state = i.state
  where not exists (select from coaches c
    where c.school_id = s.id and c.name_key = i."nameKey" and c.owner_user_id is null)
  on conflict (school_id, name_key) where owner_user_id is null do nothing
  returning id
)
select id from created`;

/** $1 schools → their ids. */
const SCHOOL_IDS = `
select s.id from ${SCHOOL_INPUT} join schools s on s.name_key = i."nameKey" and s.state = i.state`;

/** $1 ids of schools → those that some athlete has as a favorite or a target. */
const TRACKED_SCHOOL_IDS = `
select school_id as id from favorites where school_id = any($1::int[])
union
select school_id from target_schools where school_id = any($1::int[])`;

/** The statements of an import; each takes its records as one JSON array. */
export const schoolImportSql = {
  schools: { update: UPDATE_SCHOOLS, insert: INSERT_SCHOOLS },
  coaches: { update: UPDATE_COACHES, insert: INSERT_COACHES },
  schoolIds: SCHOOL_IDS,
  trackedSchoolIds: TRACKED_SCHOOL_IDS,
};
