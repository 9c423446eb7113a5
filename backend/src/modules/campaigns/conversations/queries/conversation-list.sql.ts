import { DOUBTFUL, FORM_OF_COACH } from './form-of-coach.sql.js';
import { replyWaits } from './reply-waits.sql.js';

const SCHOOL = 'coalesce(w.school_id, (select k.school_id from coaches k where k.id = n.coach_id))';
const WAITS = replyWaits('$1', SCHOOL, 'a.last_reply', '$7');

/** A coach or school of this talk, by the names that its line shows or by another name of the school. */
const IS_NAMED = `exists (
      select from (select talks.coach_id, talks.newest_mail) talk
      left join campaign_emails m on m.id = talk.newest_mail
      left join coaches k on k.id = talk.coach_id and (k.owner_user_id is null or k.owner_user_id = $1)
      left join schools s on s.id = k.school_id
      where position($6 in coalesce(nullif(k.name_key, ''),
          nullif(lower(trim(m.coach_first_name || ' ' || m.coach_last_name)), ''), lower(m.to_address))) > 0
        or position($6 in coalesce(s.name_key, lower(m.school_name))) > 0
        or exists (select from unnest(s.aliases) alias where position($6 in lower(alias)) > 0))`;

/**
 * $1 athlete, $2 state or null, $3 limit, $4 and $5: older than this place, $6 part of a name or '', $7 now. Every coach whom the athlete wrote to, or who wrote by the form of the shared profile, newest event first,
 * and beside every row the counts of what the search finds. Moments, ties and who wrote last are as in the conversation itself; texts are read for the page only.
 */
export const CONVERSATION_LIST = `
with mails as materialized (
  select e.id, e.coach_id, e.school_id, e.status, e.sent_at,
    date_trunc('milliseconds', coalesce(e.sent_at, e.claimed_at, e.kept_at, e.created_at)) as at
  from campaign_emails e where e.user_id = $1 and e.status not in ('skipped', 'cancelled')
), replies_in as materialized (
  select r.id, m.coach_id, r.kind, r.received_at, ${DOUBTFUL} as is_doubtful, false as by_form,
    date_trunc('milliseconds', r.received_at) as at
  from mails m join replies r on r.mail_id = m.id where r.kind in ('human', 'auto_reply')
  union all select r.id, r.coach_id, r.kind, r.received_at, ${DOUBTFUL}, true, date_trunc('milliseconds', r.received_at)
  from replies r where ${FORM_OF_COACH} and r.user_id = $1
), newest as (
  select distinct on (coach_id) * from (
    select coach_id, 'email' as kind, id, at from mails union all select coach_id, 'reply', id, at from replies_in
  ) events order by coach_id, at desc, id desc
), written as (
  select coach_id, count(sent_at)::int as "emailCount", max(sent_at) as last_sent,
    (array_agg(status order by sent_at desc, id desc) filter (where sent_at is not null))[1] as last_status,
    (array_agg(id order by at desc, id desc))[1] as newest_mail, (array_agg(school_id order by at desc, id desc))[1] as school_id
  from mails group by coach_id
), answered as (
  select coach_id, count(*)::int as replies, max(received_at) filter (where not by_form or not is_doubtful) as last_reply,
    (array_agg(is_doubtful order by received_at desc, id desc))[1] as is_doubtful
  from replies_in where kind = 'human' group by coach_id
), talks as materialized (
  select n.coach_id, n.kind, n.id, n.at, w.newest_mail, coalesce(w."emailCount", 0) as "emailCount", coalesce(a.replies, 0) as "replyCount",
    coalesce(a.is_doubtful, false) as "isDoubtful",
    case when a.last_reply > coalesce(w.last_sent, '-infinity') then case when ${WAITS} then 'needs_answer' else 'quiet' end
      when w.last_status in ('sent', 'opened', 'auto_reply') then 'waits' else 'quiet' end as state
  from newest n left join written w using (coach_id) left join answered a using (coach_id)
), found as materialized (
  select * from talks where $6 = '' or ${IS_NAMED}
), page as (
  select * from found
  where ($2::text is null or state = $2) and ($4::timestamptz is null or (at, coach_id) < ($4, $5::int))
  order by at desc, coach_id desc limit $3
)
select counts.*, page.coach_id as "coachId", page.kind, page.at, page.state, page."isDoubtful", page."emailCount", page."replyCount",
  coalesce(nullif(trim(k.name), ''), nullif(trim(m.coach_first_name || ' ' || m.coach_last_name), ''), m.to_address) as "coachName",
  coalesce(k.title, m.coach_title) as "coachTitle", coalesce(k.school_id, m.school_id) as "schoolId",
  coalesce(s.name, m.school_name) as "schoolName", k.id is not null as "isListed",
  e.status, left(e.body, 1000) as body, r.kind = 'auto_reply' as "isAutomatic", r.snippet,
  case when r.body_state in ('kept', 'cut') then left(r.body, 4000) end as "replyBody"
from (
  select count(*)::int as "all", count(*) filter (where state = 'needs_answer')::int as "needsAnswer",
    count(*) filter (where state = 'waits')::int as waits
  from found
) counts
left join page on true
left join campaign_emails m on m.id = page.newest_mail
left join coaches k on k.id = page.coach_id and (k.owner_user_id is null or k.owner_user_id = $1)
left join schools s on s.id = k.school_id
left join campaign_emails e on page.kind = 'email' and e.id = page.id
left join replies r on page.kind = 'reply' and r.id = page.id
order by page.at desc, page.coach_id desc`;
