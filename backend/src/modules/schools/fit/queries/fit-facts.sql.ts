import { VERIFIED } from '../../../profile/confirmations/index.js';
import { positionGroup, POSITIONS } from '../../../profile/fields/index.js';

const sum = (key: string) => `'${key}', sum((g.stats ->> '${key}')::numeric)`;

/** What the figures shown beside the athletic part are added up from. */
const COUNTERS = [
  'passingYards',
  'passingTouchdowns',
  'rushingYards',
  'rushingTouchdowns',
  'receptions',
  'receivingYards',
  'receivingTouchdowns',
  'tackles',
  'sacks',
  'defensiveInterceptions',
  'fieldGoalsMade',
  'extraPointsMade',
  'punts',
  'puntYards',
];

/** A season of games begins in August. */
const SEASON = `extract(year from g.date - interval '7 months')::int`;

/** An offer that the school withdrew shows no interest any more. */
const NOT_WITHDRAWN = `status is distinct from 'withdrawn'`;

/** Logged contacts of a kind that were not taken back: the newest of each school. */
const contactsOf = (kind: string, which = 'true', status = NOT_WITHDRAWN) => `
select school_id from (
  select distinct on (a.school_id) a.school_id, a.data ->> 'status' as status from activities a
  where a.user_id = $1 and a.kind = 'contact_logged' and a.data ->> 'contactKind' = '${kind}' and a.school_id is not null and ${which}
    and not exists (select from activities gone where gone.dedupe_key = 'contact_removed:' || a.id)
  order by a.school_id, a.at desc, a.id desc) newest
where ${status}`;

/** $1 user: schools with an offer that stands, or where the athlete committed. */
export const OFFERED = `${contactsOf('offer')} union select t.school_id from target_schools t
    where t.user_id = $1 and t.lead_level = 'committed'`;

/** Ids in their order, so that equal facts are equal text. */
const idsOf = (schools: string) => `(select coalesce(json_agg(school_id order by school_id), '[]') from (${schools}) found)`;

/** A high-school coach outside the family confirmed the time, and it has not changed since. */
const COACH_TIMED = `exists (select from confirmation_requests r join confirmed_figures f on f.request_id = r.id
    where r.athlete_id = $1 and r.revoked_at is null and f.figure = 'fortyYardDash' and f.verdict = 'confirmed' and f.lost_at is null
      and ${VERIFIED})`;

/**
 * `now` is the parameter of the current time: a future visit is no evidence yet. A laser time needs its place or its timer; a game with stats has a
 * value above zero.
 */
const evidence = (now: string) => `json_build_object(
  'hasFilm', coalesce(p.hudl_profile_url, '') <> '' or exists (select from film_clips c where c.user_id = $1),
  'gamesWithStats', (select count(*) from games g where g.user_id = $1
    and exists (select from jsonb_each(g.stats) f where jsonb_typeof(f.value) = 'number' and f.value > '0'::jsonb)),
  'hasConfirmedTime', ${COACH_TIMED} or coalesce(p.forty_yard_dash ->> 'timing' = 'laser'
    and coalesce(p.forty_yard_dash ->> 'measuredBy', p.forty_yard_dash ->> 'place') is not null, false),
  'offers', ${idsOf(OFFERED)},
  'visits', ${idsOf(contactsOf('visit', `a.at <= ${now}::timestamptz`))},
  'withdrawn', ${idsOf(contactsOf('offer', 'true', `status = 'withdrawn'`))})`;

/** $1 user */
const athlete = (now: string) => `
athlete as (
  select p.position, p.graduation_year as "graduationYear", p.height, p.weight, p.gpa, p.gpa_scale as "gpaScale", p.sat_score as "satScore",
    p.act_score as "actScore", p.core_gpa as "coreGpa", p.city, p.state, ${evidence(now)} as evidence,
    (select json_build_object('season', ${SEASON}, 'games', count(*), 'sums',
        json_build_object(${COUNTERS.map(sum).join(', ')}))
      from games g where g.user_id = $1 group by ${SEASON} order by ${SEASON} desc limit 1) as games
  from users u left join athlete_profiles p on p.user_id = u.id where u.id = $1
)`;

const ACADEMICS = `(select json_build_object('scoresYear', a.scores_year, 'satReading25', a.sat_reading_25,
  'satReading75', a.sat_reading_75, 'satMath25', a.sat_math_25, 'satMath75', a.sat_math_75, 'act25', a.act_25,
  'act75', a.act_75, 'testPolicy', a.test_policy, 'admissionRate', a.admission_rate,
  'netPriceAverage', a.net_price_average)
  from school_academics a where a.school_id = s.id)`;

const COUNTS = `coalesce((select json_agg(json_build_object('position', c.position, 'classYear', c.class_year,
    'players', c.players) order by c.position, c.class_year)
  from (select p.position, p.class_year, count(*) as players from roster_players p where p.roster_id = r.id
    group by p.position, p.class_year) c), '[]')`;

const quoted = (text: string | null) => (text === null ? 'null' : `'${text}'`);

/** The athlete's position as rosters are counted; null where it is in no group. */
const GROUP = `(select case position ${POSITIONS.map((code) => `when '${code}' then ${quoted(positionGroup(code))}`).join(' ')} end from athlete)`;

/** For one position alone: its players by class, and all the others as one number. */
const OWN_COUNTS = `coalesce((select json_agg(json_build_object('position', c.position, 'classYear', c.class_year, 'players', c.players)
    order by c.position, c.class_year)
  from (select case when own then p.position else '' end as position, case when own then p.class_year end as class_year,
      count(*) as players
    from roster_players p, lateral (select p.position = ${GROUP} as own) o where p.roster_id = r.id group by 1, 2) c), '[]')`;

const RIVALS = `coalesce((select json_agg(json_build_object('name', p.name, 'position', p.position,
    'classYear', p.class_year, 'heightInches', p.height_inches, 'weight', p.weight_pounds,
    'isStarter', p.is_starter, 'eligibilityRemaining', p.eligibility_remaining) order by p.place)
  from roster_players p where p.roster_id = r.id and p.position = ${GROUP}), '[]')`;

const schoolJson = (rivals: string, counts = COUNTS) => `
json_build_object('id', s.id, 'name', s.name, 'division', s.division, 'subdivision', s.subdivision,
  'conference', s.conference, 'association', case when s.division = 'na' then s.association else 'NCAA' end,
  'latitude', s.latitude, 'longitude', s.longitude, 'academics', ${ACADEMICS},
  'roster', (select json_build_object('season', r.season, 'counts', ${counts}, 'rivals', ${rivals})
    from rosters r where r.school_id = s.id order by r.season desc limit 1))`;

/** Who is known to come, by year. */
const INCOMING = `coalesce((select json_agg(json_build_object('entryYear', c.entry_year, 'source', c.source,
    'asOf', to_char(c.imported_at at time zone 'UTC', 'YYYY-MM-DD'), 'counts', (select json_agg(json_build_object('position', n.position,
      'move', n.move, 'players', n.players)) from (select p.position, p.move, count(*) as players from incoming_players p
        where p.class_id = c.id group by 1, 2) n)) order by c.entry_year)
  from incoming_classes c where c.school_id = s.id), '[]')`;

/** $1 user, $2 school, $3 now: one row, or none when the school does not exist. */
const ONE_SCHOOL = `
with ${athlete('$3')}
select (select to_json(athlete) from athlete) as athlete, (${schoolJson(RIVALS)}::jsonb || jsonb_build_object('incoming', ${INCOMING})) as school
from schools s where s.id = $2`;

/** $1 user, $2 now: one row. */
const FAVORITES = `
with ${athlete('$2')}
select (select to_json(athlete) from athlete) as athlete,
  coalesce((select json_agg(${schoolJson(`'[]'::json`)} order by s.id)
    from favorites f join schools s on s.id = f.school_id where f.user_id = $1), '[]') as schools`;

/** Changes with every write to a row, by any code. */
const versionOf = (table: string) => `(select concat_ws(' ', count(*), sum(xmin::text::bigint), max(xmin::text::bigint)) from ${table})`;

/** $1 user, $2 what else the scores depend on, $3 now: one row; the facts are null when the kept fits are still right. */
const ALL_SCHOOLS = `
with ${athlete('$3')}, stamp as (
  select md5(concat_ws(' ', $2::text, (select to_json(athlete)::text from athlete), ${versionOf('schools')},
    ${versionOf('school_academics')}, ${versionOf('rosters')})) as stamp
), kept as (
  select k.fits from school_fits k join stamp s on s.stamp = k.stamp where k.user_id = $1
)
select s.stamp, (select fits from kept) as fits,
  case when not exists (select from kept) then (select to_json(athlete) from athlete) end as athlete,
  case when not exists (select from kept)
    then coalesce((select json_agg(${schoolJson(`'[]'::json`, OWN_COUNTS)} order by s.id) from schools s), '[]') end as schools
from stamp s`;

/** Everything that an analysis needs, in one statement. */
export const fitSql = { oneSchool: ONE_SCHOOL, favorites: FAVORITES, allSchools: ALL_SCHOOLS };
