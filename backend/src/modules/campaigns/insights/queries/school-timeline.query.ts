import { Injectable } from '@nestjs/common';

import { ReadSource } from '../../../../platform/database/reads/read-source.js';
import { SchoolNotFound } from '../../../schools/directory/index.js';
import type { MailChannel } from '../../writing/domain/mail-channel.js';
import { listPage, type ListPage, type ListPlace } from '../domain/list-page.js';

export const TIMELINE_KINDS = [
  'mail_sent',
  'mail_opened',
  'mail_replied',
  'mail_auto_reply',
  'mail_bounced',
  'mail_failed',
  'lead_changed',
  'note_changed',
  'next_step_changed',
  'contact_logged',
] as const;

export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** One thing that happened between an athlete and a school. What does not apply is null. */
export interface TimelineEntry {
  id: string;
  at: Date;
  kind: TimelineKind;
  /** Name of the writer; null for a logged contact. */
  from: string | null;
  /** To whom, by name; of a logged contact with whom. */
  to: string | null;
  subject: string | null;
  /** The beginning of a reply, the note, the next step, or why an email did not arrive. */
  text: string | null;
  campaignId: string | null;
  /** Of an email and a reply. */
  coachId: number | null;
  /** Under which its exact text is in the conversation with that coach; null where there is none. */
  messageId: string | null;
  lead: { from: string; to: string } | null;
  /** call, text, visit, camp, offer or other. */
  contactKind: string | null;
  /** Logged by hand, so that the athlete can take it out again. */
  removable: boolean;
  /** A reply from outside of the school's known domains. */
  outsideDomain: boolean;
  /** Of an email that was sent: how. */
  channel: MailChannel | null;
  /** A reply that the athlete wrote down. */
  isNoted: boolean;
  /** Of a logged offer, if it is known: verbal, written, signed or withdrawn. */
  offerStatus: string | null;
  /** YYYY-MM-DD, of a logged offer, visit or camp: the last day to answer. */
  deadline: string | null;
}

const MAILS = `
select event.id || '.' || event.kind as id, event.at, event.kind,
  case when event.is_answer then coalesce(event.by, coach.name) else me.name end as "from",
  case when event.is_answer then me.name else coach.name end as "to",
  coalesce(event.subject, e.subject) as subject,
  case when event.kind in ('mail_bounced', 'mail_failed') then e.error_message else event.snippet end as text,
  e.campaign_id as "campaignId", e.coach_id as "coachId",
  case when event.has_text then event.id end as "messageId", null::jsonb as lead, null as "contactKind", false as removable,
  event.outside as "outsideDomain", case when event.kind = 'mail_sent' then e.channel end as channel, event.noted as "isNoted",
  null as "offerStatus", null as deadline
from campaign_emails e
cross join me
cross join lateral (
  select coalesce(nullif(trim(e.coach_first_name || ' ' || e.coach_last_name), ''), e.to_address) as name
) coach
cross join lateral (
  select e.id, kind, at, kind = 'mail_replied' as is_answer, null as by, null as subject, null as snippet,
    false as outside, false as noted, kind <> 'mail_replied' as has_text
  from (values
    ('mail_sent', e.sent_at),
    ('mail_opened', e.opened_at),
    -- Answers that were noted without their message.
    ('mail_replied', case when not exists (
      select from replies r where r.mail_id = e.id and r.kind = 'human') then e.replied_at end),
    ('mail_bounced', e.bounced_at),
    ('mail_failed', case when e.status = 'failed' then e.updated_at end)
  ) plain(kind, at)
  union all
  select r.id, case r.kind when 'human' then 'mail_replied' else 'mail_auto_reply' end, r.received_at, true,
    coalesce(nullif(r.from_name, ''), nullif(r.from_address, '')), nullif(r.subject, ''), nullif(r.snippet, ''),
    r.outside_domain, r.account = 'noted_by_athlete', true
  from replies r where r.mail_id = e.id and r.kind in ('human', 'auto_reply')
) event
where e.user_id = $1 and e.school_id = $2 and event.at is not null`;

const RECORD = `
select a.id::text, a.at, a.kind, null, nullif(a.data ->> 'withWhom', ''), null,
  coalesce(a.data ->> 'text', a.data ->> 'note'), null, null, null,
  case when a.kind = 'lead_changed' then a.data end, a.data ->> 'contactKind', a.kind = 'contact_logged',
  false, null, false, a.data ->> 'status', a.data ->> 'deadline'
from activities a
where a.user_id = $1 and a.school_id = $2
  and a.kind in ('lead_changed', 'note_changed', 'next_step_changed', 'contact_logged')
  and not exists (select from activities gone where gone.dedupe_key = 'contact_removed:' || a.id)`;

/** Times are cut to milliseconds, which is what a place in the list is given in. */
const PAGE = `
with me as (
  select coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), u.username) as name
  from users u left join athlete_profiles p on p.user_id = u.id where u.id = $1
), entries as (
  ${MAILS}
  union all
  ${RECORD}
), page as (
  select *, date_trunc('milliseconds', at) as place from entries
  where $4::timestamptz is null or (date_trunc('milliseconds', at), id collate "C") < ($4, $5::text)
  order by place desc, id collate "C" desc
  limit $3
)
select page.id, page.place as at, page.kind, page."from", page."to", page.subject, page.text, page."campaignId", page."coachId",
  page."messageId", page.lead, page."contactKind", page.removable,
  page."outsideDomain", page.channel, page."isNoted", page."offerStatus", page.deadline
from schools s left join page on true
where s.id = $2
order by page.place desc, page.id collate "C" desc`;

/** Emails and the record of one athlete about one school, as one list. */
@Injectable()
export class SchoolTimeline {
  constructor(private readonly source: ReadSource) {}

  /** Newest first, at most `limit` of what is older than `before`. Throws SchoolNotFound. */
  async page(userId: string, schoolId: number, limit: number, before: ListPlace | null): Promise<ListPage<TimelineEntry>> {
    const values = [userId, schoolId, limit + 1, before?.at ?? null, before?.id ?? null];
    const rows = await this.source.query<(TimelineEntry | { id: null })[]>(PAGE, values);
    if (rows.length === 0) throw new SchoolNotFound();
    const entries = rows.filter((row): row is TimelineEntry => row.id !== null);
    return listPage(entries, limit);
  }
}
