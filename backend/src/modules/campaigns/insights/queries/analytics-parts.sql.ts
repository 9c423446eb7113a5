const SHARE = `count(*)::int as counted, count(*) filter (where is_replied)::int as replied`;

/**
 * The emails of `delivered` (and of `own`) by the text that the athlete wrote, by subject and by follow-up step. A follow-up keeps the
 * subject of its first email and has a text of its own, so text and subject are those of first emails, and a short
 * message on X or by text has neither. Texts are compared as a whole and once for each campaign; a deleted campaign is not named.
 */
export const WRITTEN = `steps as (
  select step::text as value, null as label, 0 as campaigns, ${SHARE} from delivered group by step
), firsts as (
  select d.campaign_id, ${SHARE}
  from delivered d join own e on e.id = d.id
  where d.step = 0 and e.channel in ('email', 'email_by_hand') group by d.campaign_id
), templates as (
  select md5(c.template) as value, (array_agg(c.name order by c.created_at desc, c.id desc) filter (where c.deleted_at is null))[1] as label,
    count(*) filter (where c.deleted_at is null)::int as campaigns, sum(f.counted)::int as counted, sum(f.replied)::int as replied
  from firsts f join campaigns c on c.id = f.campaign_id group by 1
), subjects as (
  select c.subject as value, c.subject as label, count(*)::int as campaigns, sum(f.counted)::int as counted, sum(f.replied)::int as replied
  from firsts f join campaigns c on c.id = f.campaign_id group by c.subject
)`;

/**
 * Results for each school: an email that did not bounce and its reply, and the calls, visits and offers that the athlete logged, by the day on
 * which they happened; a future visit does not count. Removed entries do not count, nor does an offer that the school withdrew: the newest entry of
 * an offer decides.
 */
export const SCHOOL_STEPS = `logged as (
  select a.id, a.school_id, a.at, a.data ->> 'contactKind' as kind, coalesce(a.data ->> 'status', '') as status
  from activities a join schools s on s.id = a.school_id
  where a.user_id = $1 and a.kind = 'contact_logged' and a.data ->> 'contactKind' in ('call', 'visit', 'offer')
    and (a.data ->> 'contactKind' <> 'visit' or a.at <= $4::timestamptz)
    and not exists (select from activities gone where gone.dedupe_key = 'contact_removed:' || a.id)
), newest_offers as (
  select distinct on (school_id) school_id, status from logged where kind = 'offer' order by school_id, at desc, id desc
), school_steps as (
  select school_id, bool_or(kind in ('written', 'replied')) as written, bool_or(kind = 'replied') as replied,
    bool_or(kind = 'call') as called, bool_or(kind = 'visit') as visited, bool_or(kind = 'offer') as offered
  from (
    select school_id, case when is_replied then 'replied' else 'written' end as kind from delivered
    union all
    select l.school_id, l.kind from logged l cross join span
    where (span.since is null or l.at >= span.since) and (l.kind <> 'offer' or l.status <> 'withdrawn'
      and not exists (select from newest_offers o where o.school_id = l.school_id and o.status = 'withdrawn'))
  ) happened group by school_id
)`;

/** Schools, not rows. Over rows of `school_steps`. */
export const SCHOOL_COUNTS = `json_build_object('schools', count(*), 'written', count(*) filter (where written),
  'replied', count(*) filter (where replied), 'called', count(*) filter (where called),
  'visited', count(*) filter (where visited), 'offered', count(*) filter (where offered))`;
