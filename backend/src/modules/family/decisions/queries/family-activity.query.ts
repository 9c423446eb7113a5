import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { ATHLETE_NAME } from './held.sql.js';

export type ActivityPart = 'sent' | 'replies' | 'decisions';

export interface ActivityPlace {
  at: Date;
  id: string;
}

/** One line of what happened around a guardian's athletes. */
export interface FamilyActivity {
  id: string;
  part: ActivityPart;
  athleteId: string;
  athleteName: string;
  at: Date;
  /** Of a decision: its kind; else `sent`, `reply`, or `reply_shown`: the athlete showed and reported one. */
  kind: string;
  /** Who decided; null: the athlete or the server. */
  guardianName: string | null;
  /** Of a decision, by its kind; empty for the others. */
  data: Record<string, unknown>;
  coachName: string | null;
  schoolName: string | null;
  /** The beginning of a reply. */
  snippet: string | null;
}

/** Athletes of the guardian $1, or one of them. */
const OF_GUARDIAN = `select g.athlete_id as id, ${ATHLETE_NAME} as name from guardianships g join users u on u.id = g.athlete_id
  left join athlete_profiles p on p.user_id = u.id where g.guardian_id = $1 and ($2::uuid is null or g.athlete_id = $2)`;

/** The athlete $1. */
const OF_ATHLETE = `select u.id, ${ATHLETE_NAME} as name from users u left join athlete_profiles p on p.user_id = u.id
  where u.id = $1 and $2::uuid is null`;

/** Of the email that was answered; a visitor who used the form of the shared profile typed a name. */
const WRITER = `coalesce(nullif(trim(e.coach_first_name || ' ' || e.coach_last_name), ''), e.to_address, nullif(r.from_name, ''), r.from_address)`;

/** $1 whose, $2 athlete or null: all, $3 part or null: all, $4 and $5 the place before, $6 limit. Each part reads no more than the page. */
const page = (mine: string) => `
with mine as (
  ${mine}
), sent as (
  select e.id, 'sent' as part, m.id as "athleteId", m.name as "athleteName", date_trunc('milliseconds', e.sent_at) as at, 'sent' as kind,
    null::text as "guardianName", '{}'::jsonb as data,
    coalesce(nullif(trim(e.coach_first_name || ' ' || e.coach_last_name), ''), e.to_address) as "coachName", e.school_name as "schoolName",
    null::text as snippet
  from mine m cross join lateral (select * from campaign_emails s where s.user_id = m.id and s.sent_at is not null
    and ($4::timestamptz is null or (date_trunc('milliseconds', s.sent_at), s.id) < ($4, $5::uuid))
    order by date_trunc('milliseconds', s.sent_at) desc, s.id desc limit $6) e
  where coalesce($3, 'sent') = 'sent'
), replied as (
  select r.id, 'replies', m.id, m.name, date_trunc('milliseconds', r.received_at), 'reply', null, '{}'::jsonb,
    ${WRITER}, coalesce(e.school_name, r.written_school), left(r.snippet, 300)
  from mine m cross join lateral (select * from replies s where s.user_id = m.id and s.kind = 'human' and (s.mail_id is not null or s.account = 'shared_profile')
    and ($4::timestamptz is null or (date_trunc('milliseconds', s.received_at), s.id) < ($4, $5::uuid))
    order by date_trunc('milliseconds', s.received_at) desc, s.id desc limit $6) r
  left join campaign_emails e on e.id = r.mail_id
  where coalesce($3, 'replies') = 'replies'
), shown as (
  select r.id, 'replies', m.id, m.name, date_trunc('milliseconds', r.shown_to_guardian_at), 'reply_shown', null,
    jsonb_build_object('reasons', r.suspicions, 'outsideDomain', r.outside_domain, 'from', r.from_address),
    ${WRITER}, coalesce(e.school_name, r.written_school), left(r.snippet, 300)
  from mine m cross join lateral (select * from replies s where s.user_id = m.id and s.shown_to_guardian_at is not null
    and ($4::timestamptz is null or (date_trunc('milliseconds', s.shown_to_guardian_at), s.id) < ($4, $5::uuid))
    order by date_trunc('milliseconds', s.shown_to_guardian_at) desc, s.id desc limit $6) r
  left join campaign_emails e on e.id = r.mail_id
  where coalesce($3, 'replies') = 'replies'
), decided as (
  select v.id, 'decisions', m.id, m.name, date_trunc('milliseconds', v.at), v.kind, g.name, v.data, null, null, null
  from mine m cross join lateral (select * from guardian_events s where s.athlete_id = m.id
    and ($4::timestamptz is null or (date_trunc('milliseconds', s.at), s.id) < ($4, $5::uuid))
    order by date_trunc('milliseconds', s.at) desc, s.id desc limit $6) v
  left join guardians g on g.user_id = v.guardian_id
  where coalesce($3, 'decisions') = 'decisions'
)
select * from (select * from sent union all select * from replied union all select * from shown union all select * from decided) a
order by a.at desc, a.id desc limit $6`;

/** What was sent, who replied and who decided what: of all athletes of a guardian, newest first. */
@Injectable()
export class FamilyActivityQuery {
  constructor(private readonly source: DataSource) {}

  /** At most `limit` lines before the place; of an athlete who is not this guardian's there are none. */
  page(
    guardianId: string,
    { athleteId, part }: { athleteId: string | null; part: ActivityPart | null },
    limit: number,
    before: ActivityPlace | null,
  ): Promise<FamilyActivity[]> {
    return this.source.query(page(OF_GUARDIAN), [guardianId, athleteId, part, before?.at ?? null, before?.id ?? null, limit]);
  }

  /** The family log as the athlete reads it: who decided and asked what. */
  log(athleteId: string, limit: number, before: ActivityPlace | null): Promise<FamilyActivity[]> {
    return this.source.query(page(OF_ATHLETE), [athleteId, null, 'decisions', before?.at ?? null, before?.id ?? null, limit]);
  }
}
