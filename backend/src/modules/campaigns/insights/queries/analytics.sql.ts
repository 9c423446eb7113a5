import { MAIL_RATES } from '../../writing/index.js';
import { SCHOOL_COUNTS, SCHOOL_STEPS, WRITTEN } from './analytics-parts.sql.js';

/**
 * $1 athlete, $2 days of the range (null: all time), $3 time zone, $4 now. A range begins at midnight in the athlete's time zone. Figures
 * are sums over the flags of mail_figures; the emails of a range are those sent in it. Columns missing from the view are read
 * separately by athlete (`own`), because a lookup by ID for each email would search the index of all athletes. Favorites are the athlete's
 * present list in any range: when a school was added does not affect its fit.
 */
export const ANALYTICS = `
with span as (
  select ($4::timestamptz at time zone $3)::date as today,
    (($4::timestamptz at time zone $3)::date - ($2::int - 1)) as first,
    (($4::timestamptz at time zone $3)::date - ($2::int - 1))::timestamp at time zone $3 as since
), mine as materialized (
  select m.id, m.campaign_id, m.status, m.sent_at, m.is_sent, m.is_by_hand, m.opened_at, m.is_opened, m.replied_at, m.is_replied,
    m.school_id, m.step
  from mail_figures m where m.user_id = $1
), own as materialized (
  select id, coach_id, channel from campaign_emails where user_id = $1
), sent as materialized (
  select m.* from mine m cross join span
  where m.is_sent and (span.since is null or m.sent_at >= span.since)
), delivered as (
  select s.id, s.campaign_id, s.school_id, s.step, s.is_by_hand, s.is_opened, s.is_replied from sent s where s.status <> 'bounced'
), liked as (
  select f.school_id, s.name, s.division, f.created_at, fit.match_percentage, fit.position_need_score
  from favorites f
  join schools s on s.id = f.school_id
  left join fit_scores fit on fit.user_id = f.user_id and fit.school_id = f.school_id
  where f.user_id = $1
), events as (
  select sent_at as at, 1 as sent, 0 as opened, 0 as replied from mine where is_sent
  union all select opened_at, 0, 1, 0 from mine where is_opened
  union all select replied_at, 0, 0, 1 from mine where is_replied
), days as (
  select to_char(e.at at time zone $3, 'YYYY-MM-DD') as day,
    sum(e.sent)::int as sent, sum(e.opened)::int as opened, sum(e.replied)::int as replied
  from events e cross join span
  where e.at is not null and (span.since is null or e.at >= span.since)
  group by 1 order by 1
), slots as (
  select extract(isodow from s.sent_at at time zone $3)::int as weekday,
    extract(hour from s.sent_at at time zone $3)::int as hour,
    case when c.id is null then 'unknown' when c.is_head_coach then 'head_coach'
      when c.position ~ '(^|,)\\s*RC\\s*(,|$)' then 'recruiting_coordinator' else 'position_coach' end as role,
    count(*)::int as counted, count(*) filter (where s.is_replied)::int as replied
  from sent s join own e on e.id = s.id left join coaches c on c.id = e.coach_id
  where s.status <> 'bounced'
  group by 1, 2, 3 order by 1, 2, 3
), ${WRITTEN}, ${SCHOOL_STEPS}, by_campaign as (
  select campaign_id, count(*)::int as "sentCount", count(*) filter (where is_by_hand)::int as "sentByHandCount", count(*) filter (where is_opened)::int as "openCount",
    count(*) filter (where is_replied)::int as "replyCount"
  from sent group by campaign_id
), rates_of as (
  select campaign_id, ${MAIL_RATES} as rates from sent group by campaign_id
), performed as (
  select c.id, c.name, c.status, c.created_at, coalesce(n."sentCount", 0) as "sentCount",
    coalesce(n."sentByHandCount", 0) as "sentByHandCount",
    coalesce(n."openCount", 0) as "openCount", coalesce(n."replyCount", 0) as "replyCount",
    coalesce(r.rates, '{"counted":0,"seen":0,"opened":0,"replied":0}') as rates
  from campaigns c cross join span left join by_campaign n on n.campaign_id = c.id left join rates_of r on r.campaign_id = c.id
  where c.user_id = $1 and c.deleted_at is null and (span.since is null or c.created_at >= span.since or n.campaign_id is not null)
), newest as (
  select id, name, status, "sentCount", "sentByHandCount", "openCount", "replyCount", rates from performed
  order by created_at desc, id desc limit 5
)
select span.today::text as today,
  coalesce(span.first, (select min(at at time zone $3)::date from events), span.today)::text as "firstDay",
  (select count(*)::int from sent) as sent,
  (select count(*) filter (where is_by_hand)::int from sent) as "sentByHand",
  (select count(*) filter (where is_opened)::int from sent) as opened,
  (select count(*) filter (where is_replied)::int from sent) as replied,
  (select count(*)::int from campaigns c
    where c.user_id = $1 and c.status = 'active' and (span.since is null or c.activated_at >= span.since)
  ) as "activeCampaigns",
  (select count(*)::int from coach_states($1, $4) c
    where c.waits_for_answer and (span.since is null or c.answered_at >= span.since)) as "waitingReplies",
  (select ${MAIL_RATES} from sent) as rates,
  (select ${SCHOOL_COUNTS} from school_steps) as "schoolSteps",
  json_build_object('template', coalesce((select json_agg(templates) from templates), '[]'),
    'subject', coalesce((select json_agg(subjects) from subjects), '[]'),
    'step', coalesce((select json_agg(steps) from steps), '[]')) as written,
  coalesce((select json_agg(newest) from newest), '[]') as campaigns,
  (select count(*)::int from performed) as "campaignCount",
  coalesce((select json_agg(json_build_object('schoolId', l.school_id, 'name', l.name, 'division', l.division,
      'match', l.match_percentage, 'need', l.position_need_score) order by l.school_id) from liked l), '[]') as favorites,
  (select count(*)::int from liked l where span.since is null or l.created_at >= span.since) as "addedFavorites",
  coalesce((select json_agg(days) from days), '[]') as days,
  coalesce((select json_agg(slots) from slots), '[]') as slots,
  coalesce((select json_agg((extract(epoch from s.replied_at - s.sent_at) * 1000)::bigint)
    from sent s where s.is_replied and s.replied_at >= s.sent_at), '[]') as "responseMs"
from span`;
