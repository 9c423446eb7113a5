import { keepPlan } from '../../../../platform/database/kept-plans.js';
import { COACH_JSON, NEWS_JSON } from '../adapters/persistence/coach-json.js';

/** The head coach first, then by name. */
const COACH_ORDER = `c.is_head_coach desc, c.name collate "und-x-icu", c.id`;

const SCHOOL_COLUMNS = `s.id, s.name, s.division, s.subdivision,
  case when s.division = 'na' then s.association else 'NCAA' end as association, s.conference, s.state, s.city, s.mascot,
  s.website_url as "websiteUrl", s.aliases`;

/** The part of a school that is the same for everyone, with the shared coaches. */
const SHARED = `${SCHOOL_COLUMNS},
  coalesce((select json_agg(${COACH_JSON} order by ${COACH_ORDER}) from coaches c
    where c.school_id = s.id and c.owner_user_id is null), '[]') as coaches`;

const DIRECTORY_VERSION = `coalesce((select value #>> '{}' from app_state where key = 'directory_version'), '0')`;

const VERSION = `select ${DIRECTORY_VERSION} as version`;

/** All schools by name. */
const SHARED_LIST = `
select ${SHARED}
from schools s
order by s.name collate "und-x-icu", s.id`;

const TRACKING_JSON = `json_build_object('introEmailSent', t.intro_email_sent, 'responseGotten', t.response_gotten,
  'filmSent', t.film_sent, 'twitterConnection', t.twitter_connection, 'leadLevel', t.lead_level)`;

/**
 * $1 user: one row with the directory's version, and the athlete's tracking, contacts and news of coaches as JSON texts
 * by school id.
 */
const ATHLETE_PART = keepPlan(`
select ${DIRECTORY_VERSION} as version,
  coalesce((select json_object_agg(t.school_id, ${TRACKING_JSON} order by t.school_id)
    from target_schools t where t.user_id = $1), '{}')::text as tracking,
  coalesce((select json_object_agg(own.school_id, own.coaches order by own.school_id)
    from (select c.school_id, json_agg(${COACH_JSON} order by ${COACH_ORDER}) as coaches
      from coaches c where c.owner_user_id = $1 group by c.school_id) own), '{}')::text as contacts,
  coalesce((select json_object_agg(news.school_id, news.coaches order by news.school_id)
    from (select c.school_id, json_object_agg(st.coach_id, ${NEWS_JSON} order by st.coach_id) as coaches
      from contact_standing($1) st join coaches c on c.id = st.coach_id group by c.school_id) news), '{}')::text as news`);

const ACADEMICS = `(select json_build_object('source', 'College Scorecard and IPEDS, US Department of Education',
  'year', a.scorecard_year, 'scoresYear', a.scores_year, 'admissionRate', a.admission_rate,
  'satReading25', a.sat_reading_25, 'satReading75', a.sat_reading_75, 'satMath25', a.sat_math_25,
  'satMath75', a.sat_math_75, 'satAverage', a.sat_average, 'act25', a.act_25, 'act75', a.act_75,
  'testPolicy', a.test_policy, 'undergradEnrollment', a.undergrad_enrollment, 'tuitionInState', a.tuition_in_state,
  'tuitionOutOfState', a.tuition_out_of_state, 'netPriceAverage', a.net_price_average,
  'completionRate4yr', a.completion_rate_4yr, 'graduationRate6yr', a.graduation_rate_6yr,
  'control', a.control, 'locale', a.locale)
  from school_academics a where a.school_id = s.id) as academics`;

/** $1 user, $2 school: shared part, tracking (null when untracked) and own contacts in one row. */
const ONE_SCHOOL = keepPlan(`
select to_json(shared) as school,
  (select ${TRACKING_JSON} from target_schools t where t.user_id = $1 and t.school_id = $2) as tracking,
  coalesce((select json_agg(${COACH_JSON} order by ${COACH_ORDER}) from coaches c
    where c.owner_user_id = $1 and c.school_id = $2), '[]') as contacts,
  coalesce((select json_object_agg(st.coach_id, ${NEWS_JSON}) from contact_standing($1) st
    join coaches c on c.id = st.coach_id where c.school_id = $2), '{}') as news
from (select s.latitude, s.longitude, ${ACADEMICS}, ${SHARED} from schools s where s.id = $2) shared`);

/** The reads of the directory, each one statement. */
export const schoolSql = { version: VERSION, sharedList: SHARED_LIST, athletePart: ATHLETE_PART, oneSchool: ONE_SCHOOL };
