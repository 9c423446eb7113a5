import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { LoggedEvent, LoggedOffer, StaffMember, StrategySchool } from '../domain/strategy-material.js';

/** A favorite and what the athlete logged about it, without fit and rules. */
export interface StrategyFavorite {
  id: number;
  name: string;
  division: string;
  subdivision: string | null;
  /** NCAA, NAIA, …; null: not known. */
  association: string | null;
  conference: string | null;
  city: string;
  state: string;
  leadLevel: StrategySchool['leadLevel'];
  sent: number;
  opened: number;
  replied: number;
  lastSentAt: Date | null;
  lastReplyAt: Date | null;
  /** A message of a coach of the school is unanswered; defined as on the home page. */
  isReplyWaiting: boolean;
  /** A coach of the school did not answer for a week or more; the same definition as on the home page. */
  isSilent: boolean;
  /** Logged by hand. */
  contacts: number;
  /** The newest that was logged. */
  offer: LoggedOffer | null;
  /** Other contacts, the newest ten. */
  events: { kind: LoggedEvent['kind']; at: string; deadline: string | null }[];
  /** The beginning of the newest text that a coach of the school wrote; null: none was read. */
  replyText: string | null;
  nextStep: string;
  /** The beginning of the athlete's notes on the school, and of the newest contact's note. */
  ownWords: string;
  /** Shared coaches and the athlete's own contacts. */
  staff: StaffMember[];
  /** By position, of the newest roster: those of the graduating class who are marked as starters; only positions with marks. */
  startersGraduating: { position: string; count: number }[];
}

/** $1 user, $2 now. Figures by the definitions of `mail_figures` and `coach_states`. Of what coaches wrote the beginning of the newest is read. */
const FAVORITES = `
with mails as (
  select school_id, count(*) filter (where is_sent)::int as sent, count(*) filter (where is_opened)::int as opened,
    count(*) filter (where is_replied)::int as replied, max(sent_at) filter (where is_sent) as last_sent,
    max(replied_at) as last_reply
  from mail_figures where user_id = $1 group by school_id
), states as (
  select school_id, bool_or(waits_for_answer) as waits, bool_or(is_silent) as silent
  from coach_states($1, $2) group by school_id
), offers as (
  select distinct on (a.school_id) a.school_id,
    json_build_object('status', a.data ->> 'status', 'deadline', a.data ->> 'deadline') as offer
  from activities a
  where a.user_id = $1 and a.kind = 'contact_logged' and a.data ->> 'contactKind' = 'offer'
    and not exists (select from activities gone where gone.dedupe_key = 'contact_removed:' || a.id)
  order by a.school_id, a.at desc, a.id desc
), events as (
  select school_id, json_agg(json_build_object('kind', kind, 'at', at, 'deadline', deadline) order by at desc) as events,
    max(left(note, 1000)) filter (where place = 1) as note from (
    select a.school_id, a.data ->> 'contactKind' as kind, a.at, a.data ->> 'deadline' as deadline,
      a.data ->> 'note' as note,
      row_number() over (partition by a.school_id order by a.at desc, a.id desc) as place
    from activities a
    where a.user_id = $1 and a.kind = 'contact_logged' and a.data ->> 'contactKind' <> 'offer'
      and not exists (select from activities gone where gone.dedupe_key = 'contact_removed:' || a.id)) newest
  where place <= 10 group by school_id
), texts as (
  select distinct on (m.school_id) m.school_id, left(coalesce(case when r.body_state in ('kept', 'cut') then r.body end, r.snippet), 2000) as body
  from campaign_emails m join replies r on r.mail_id = m.id and r.kind = 'human'
  where m.user_id = $1 order by m.school_id, r.received_at desc, r.id desc
), logged as (
  select a.school_id, count(*)::int as contacts from activities a
  where a.user_id = $1 and a.kind = 'contact_logged'
    and not exists (select from activities gone where gone.dedupe_key = 'contact_removed:' || a.id)
  group by a.school_id
)
select s.id, s.name, s.division, s.subdivision,
  case when s.division = 'na' then s.association else 'NCAA' end as association, s.conference, s.city, s.state, coalesce(t.lead_level, 'cold') as "leadLevel",
  coalesce(t.next_step, '') as "nextStep",
  concat_ws(' ', left(t.notes, 1000), left(t.next_step, 300), e.note) as "ownWords", coalesce(e.events, '[]') as events, x.body as "replyText",
  coalesce(m.sent, 0) as sent, coalesce(m.opened, 0) as opened, coalesce(m.replied, 0) as replied,
  m.last_sent as "lastSentAt", m.last_reply as "lastReplyAt",
  coalesce(c.waits, false) as "isReplyWaiting", coalesce(c.silent, false) as "isSilent", coalesce(l.contacts, 0) as contacts, o.offer,
  coalesce((select json_agg(json_build_object('name', c.name, 'title', c.title, 'position', c.position,
      'isHeadCoach', c.is_head_coach, 'hasEmail', c.email is not null) order by c.id)
    from coaches c where c.school_id = s.id and (c.owner_user_id is null or c.owner_user_id = $1)), '[]') as staff,
  coalesce((select json_agg(json_build_object('position', p.position, 'count', p.starters)) from (
      select p.position, count(*) filter (where p.is_starter and p.class_year = (r.season + 1)::text) as starters
      from roster_players p where p.roster_id = r.id group by p.position having count(p.is_starter) > 0) p),
    '[]') as "startersGraduating"
from (select school_id from favorites where user_id = $1
  union select school_id from offers where coalesce(offer ->> 'status', '') not in ('withdrawn', 'declined')) f
join schools s on s.id = f.school_id
left join target_schools t on t.user_id = $1 and t.school_id = s.id
left join mails m on m.school_id = s.id
left join states c on c.school_id = s.id
left join logged l on l.school_id = s.id
left join offers o on o.school_id = s.id
left join events e on e.school_id = s.id
left join texts x on x.school_id = s.id
left join lateral (select id, season from rosters where school_id = s.id order by season desc limit 1) r on true
order by s.id`;

const CORE_GPA = `select core_gpa::float8 as "coreGpa" from athlete_profiles where user_id = $1`;

/** Reads what a plan needs of the favorites, in one statement. */
@Injectable()
export class StrategyQuery {
  constructor(private readonly source: DataSource) {}

  /** Null while the profile has none. */
  async coreGpa(userId: string): Promise<number | null> {
    const rows = await this.source.query<{ coreGpa: number | null }[]>(CORE_GPA, [userId]);
    return rows[0]?.coreGpa ?? null;
  }

  /** By school id, with schools that made an offer and are no favorites; only schools that exist. */
  favorites(userId: string, now: Date): Promise<StrategyFavorite[]> {
    return this.source.query<StrategyFavorite[]>(FAVORITES, [userId, now]);
  }
}
