import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { isUuid } from '../../../../platform/database/is-uuid.js';
import { Clock } from '../../../../shared-kernel/clock.js';
import { ATHLETE_NAME } from './held.sql.js';

/** An athlete as a guardian sees them at first sight. */
export interface FamilyAthlete {
  athleteId: string;
  athleteName: string;
  position: string | null;
  graduationYear: number | null;
  /** As the athlete's own pages count them. */
  sent: number;
  replies: number;
  sharing: boolean;
  pausedAt: Date | null;
  /** When the account is deleted at a guardian's request; null: no deletion is planned. */
  deletedAt: Date | null;
  mailbox: string | null;
}

/** An email that left, as the coach got it. */
export interface SentText {
  coachName: string;
  schoolName: string;
  toAddress: string;
  subject: string;
  text: string;
  sentAt: Date;
}

/** $1 guardian, $2 now. */
const ALL = `
select u.id as "athleteId", ${ATHLETE_NAME} as "athleteName", p.position, p.graduation_year as "graduationYear", f.sent, f.replies,
  coalesce(s.enabled and (s.expires_at is null or s.expires_at > $2), false) as sharing, k.paused_at as "pausedAt",
  (select a.address from own_accounts a where a.user_id = u.id limit 1) as mailbox,
  (select due_at from guardian_deletions x where x.athlete_id = u.id) as "deletedAt"
from guardianships g join users u on u.id = g.athlete_id left join athlete_profiles p on p.user_id = u.id
left join profile_shares s on s.user_id = u.id left join guardian_controls k on k.athlete_id = u.id
cross join lateral (select count(*) filter (where m.is_sent)::int as sent, count(*) filter (where m.is_replied)::int as replies
  from mail_figures m where m.user_id = u.id) f
where g.guardian_id = $1 order by g.since, u.id`;

/** $1 athlete, $2 email. */
const TEXT = `
select coalesce(nullif(trim(e.coach_first_name || ' ' || e.coach_last_name), ''), e.to_address) as "coachName", e.school_name as "schoolName",
  e.to_address as "toAddress", e.subject, e.body as text, e.sent_at as "sentAt"
from campaign_emails e where e.user_id = $1 and e.id = $2 and e.sent_at is not null`;

/** The athletes of a guardian. */
@Injectable()
export class FamilyAthletesQuery {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  of(guardianId: string): Promise<FamilyAthlete[]> {
    return this.source.query(ALL, [guardianId, this.clock.now()]);
  }

  /** Null: the athlete has sent no such email. */
  async sentText(athleteId: string, emailId: string): Promise<SentText | null> {
    if (!isUuid(emailId)) return null;
    const [row] = await this.source.query<SentText[]>(TEXT, [athleteId, emailId]);
    return row ?? null;
  }
}
