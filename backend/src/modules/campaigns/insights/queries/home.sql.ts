import { keepPlan } from '../../../../platform/database/kept-plans.js';
import { MAIL_RATES } from '../../writing/index.js';

/** Campaigns that wait for the athlete, the email that waits in them, and one of them. */
const paused = (why: string) => `
(select json_build_object('count', count(distinct c.id), 'mails', count(e.id), 'campaignId', max(c.id::text))
  from campaigns c left join campaign_emails e on e.campaign_id = c.id and e.status = 'queued' and e.step < 1000
  where c.user_id = $1 and c.status = 'paused' and c.deleted_at is null and ${why})`;

/**
 * $1 athlete, $2 now. Every figure is a sum over the flags of mail_figures or over coach_states, which defines
 * who waits for an answer and who is silent. The reply to a deleted campaign waits as any other; only its campaign is
 * not named, because it cannot be opened.
 */
export const HOME = keepPlan(`
with mine as materialized (
  select m.id, m.coach_id, m.status, m.campaign_id, m.is_sent, m.is_by_hand, m.is_opened, m.is_replied from mail_figures m where m.user_id = $1
), states as materialized (
  select * from coach_states($1, $2)
), waiting as (
  select (select c.id from campaigns c where c.id = answered_campaign_id and c.deleted_at is null) as "campaignId", coach_id as "coachId", coach_name as "coachName", school_id as "schoolId",
    school_name as "schoolName", answered_at as "repliedAt"
  from states where waits_for_answer order by answered_at desc, coach_id limit 3
), logged as materialized (
  select a.id, a.school_id as "schoolId", a.data ->> 'contactKind' as "contactKind", s.name as "schoolName", a.data ->> 'status' as status,
    a.data ->> 'deadline' as deadline, a.at,
    -- The newest entry of an offer says whether it stands.
    row_number() over (partition by a.school_id, a.data ->> 'contactKind' order by a.at desc, a.id desc) as place
  from activities a join schools s on s.id = a.school_id left join target_schools t on t.user_id = $1 and t.school_id = a.school_id
  where a.user_id = $1 and a.kind = 'contact_logged' and a.data ->> 'contactKind' in ('offer', 'visit', 'camp')
    and t.lead_level is distinct from 'declined'
    and not exists (select from activities gone where gone.dedupe_key = 'contact_removed:' || a.id)
), standing as (
  select * from logged where "contactKind" <> 'offer' or (place = 1 and coalesce(status, '') not in ('signed', 'withdrawn', 'declined'))
), deadlines as (
  select id, "schoolId", "contactKind", "schoolName", status, deadline from standing
  -- A day is over when it is over in the westernmost zone of the country.
  where deadline >= to_char($2::timestamptz at time zone 'Pacific/Honolulu', 'YYYY-MM-DD')
  order by deadline, id limit 3
), undated as (
  select id, "schoolId", "schoolName", status from standing where "contactKind" = 'offer' and deadline is null order by at desc, id limit 3
), coming as (
  select id, "schoolId", "contactKind", "schoolName", at from logged where "contactKind" <> 'offer' and at > $2 order by at, id limit 3
)
select json_build_object(
  'favorites', (select count(*) from favorites f join schools s on s.id = f.school_id where f.user_id = $1),
  'newFavorites', (select count(*) from favorites f join schools s on s.id = f.school_id
    where f.user_id = $1 and f.created_at > $2::timestamptz - interval '7 days'),
  'sent', (select count(*) filter (where is_sent) from mine),
  'sentByHand', (select count(*) filter (where is_by_hand) from mine),
  'opened', (select count(*) filter (where is_opened) from mine),
  'replied', (select count(*) filter (where is_replied) from mine),
  'activeCampaigns', (select count(*) from campaigns where user_id = $1 and status = 'active'),
  'sentCampaigns', (select count(distinct campaign_id) filter (where is_sent) from mine)
) as figures,
(select ${MAIL_RATES} from mine) as rates,
json_build_object(
  'count', (select count(*) from mine where status = 'unknown'),
  'campaignId', (select campaign_id from mine where status = 'unknown' order by campaign_id desc, id desc limit 1),
  'coachId', (select coach_id from mine where status = 'unknown' order by campaign_id desc, id desc limit 1),
  'mailId', (select id from mine where status = 'unknown' order by campaign_id desc, id desc limit 1)
) as undecided,
json_build_object(
  'count', (select count(*) from mine where status = 'kept'),
  'campaignId', (select campaign_id from mine where status = 'kept' order by campaign_id desc limit 1)
) as kept,
${paused("coalesce(c.paused_reason, '') not in ('by_athlete', 'schedule_late')")} as paused,
${paused("c.paused_reason = 'schedule_late'")} as late,
coalesce((select json_agg(waiting) from waiting), '[]') as "waitingReplies",
coalesce((select json_agg(deadlines) from deadlines), '[]') as deadlines,
coalesce((select json_agg(undated) from undated), '[]') as "undatedOffers",
coalesce((select json_agg(coming) from coming), '[]') as "comingEvents",
(select count(*)::int from states where is_silent) as "silentCoaches",
array(select coach_id from states where is_silent order by last_sent_at, coach_id limit 100) as "silentCoachIds",
(select count(*)::int from favorites f join schools s on s.id = f.school_id
  where f.user_id = $1 and not exists (
    select from coaches c where c.school_id = f.school_id and c.email is not null
      and (c.owner_user_id is null or c.owner_user_id = $1))) as "favoritesWithoutCoaches"`);

/**
 * $1 athlete, $2 kinds, $3 limit, $4 and $5 the place before. What the athlete took back is left out: a campaign of which
 * nothing counts as sent any more, and a noted reply that was removed.
 */
export const FEED = `
with page as (
  select a.id, date_trunc('milliseconds', a.at) as at, a.kind, a.school_id, a.data
  from activities a
  where a.user_id = $1 and a.kind = any($2::text[])
    and (a.kind <> 'campaign_sent' or exists (
      select from mail_figures f where f.campaign_id = (a.data ->> 'campaignId')::uuid and f.is_sent))
    and (a.data ->> 'notedReplyId' is null or exists (
      select from replies r where r.id = (a.data ->> 'notedReplyId')::uuid))
    and ($4::timestamptz is null or (date_trunc('milliseconds', a.at), a.id::text collate "C") < ($4, $5::text))
  order by date_trunc('milliseconds', a.at) desc, a.id::text collate "C" desc
  limit $3
)
select p.id, p.at, p.kind, p.school_id as "schoolId", s.name as "schoolName",
  nullif(trim(e.coach_first_name || ' ' || e.coach_last_name), '') as "coachName",
  case when c.deleted_at is null then c.id end as "campaignId", coalesce(c.name, p.data ->> 'name') as "campaignName",
  coalesce(m.coaches, (p.data ->> 'added')::int + (p.data ->> 'updated')::int) as count, m.schools as "schoolCount",
  m.by_hand as "byHandCount", p.data ->> 'notedReplyId' is not null as "isNoted"
from page p
left join schools s on s.id = p.school_id
left join campaigns c on c.id = (p.data ->> 'campaignId')::uuid and c.user_id = $1
left join campaign_emails e on e.id = (p.data ->> 'mailId')::uuid and e.user_id = $1
left join lateral (
  select count(distinct f.coach_id)::int as coaches, count(distinct school_id)::int as schools,
    count(distinct f.coach_id) filter (where f.is_by_hand)::int as by_hand
  from mail_figures f where f.campaign_id = c.id and f.is_sent
) m on p.kind = 'campaign_sent'
order by p.at desc, p.id::text collate "C" desc`;
