import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { takeTurns } from '../../../../platform/database/take-turns.js';
import { JobQueue } from '../../../../platform/jobs/job-queue.js';
import { REPLY_CAPS } from '../application/caps.js';
import { SHOWN_REPLY_QUEUE, type ShownReply } from '../application/queues.js';
import { ReportNotFound, TooManyReports } from '../domain/report-errors.js';
import { BY_FORM } from '../domain/profile-message.js';
import type { SuspicionReason } from '../../suspicion/domain/reasons.js';

/** A reply that an athlete reported, as admins read it. */
export interface ReplyReport {
  id: string;
  username: string;
  fromName: string;
  fromAddress: string;
  schoolName: string;
  subject: string;
  /** How the reply begins; its text stays with the athlete. */
  snippet: string;
  reasons: SuspicionReason[];
  /** Not from an address that is known to be the school's. */
  outsideDomain: boolean;
  receivedAt: Date;
  reportedAt: Date;
  handledAt: Date | null;
}

export interface ReportPlace {
  at: Date;
  id: string;
}

/** The effect of a request; a repeated one changes nothing, unless the athlete got a guardian in the meantime. */
interface Reported {
  /** By this request, and not by an earlier one. */
  isShown: boolean;
}

const OPEN = `select count(*)::int as open from replies where user_id = $1 and reported_at is not null and report_handled_at is null and id <> $2`;

/** $2 null: a message by the form of the shared profile, also of one that is in a conversation. */
const REPORT = `
with before as (
  select r.id, r.shown_to_guardian_at from replies r left join campaign_emails e on e.id = r.mail_id
  where r.id = $3 and r.user_id = $1 and r.kind = 'human' and r.account <> 'noted_by_athlete'
    and case when $2::int is null then r.account = '${BY_FORM}' else r.coach_id = $2 or (e.user_id = $1 and e.coach_id = $2) end for update of r
)
update replies r set reported_at = coalesce(r.reported_at, $4),
  shown_to_guardian_at = coalesce(r.shown_to_guardian_at, case when exists (select from guardianships g where g.athlete_id = $1) then $4::timestamptz end)
from before b where r.id = b.id
returning b.shown_to_guardian_at is null and r.shown_to_guardian_at is not null as "isShown"`;

const LIST = `
select r.id, u.username, r.from_name as "fromName", r.from_address as "fromAddress", coalesce(e.school_name, r.written_school, '') as "schoolName", r.subject,
  left(r.snippet, 200) as snippet, r.suspicions as reasons, r.outside_domain as "outsideDomain", r.received_at as "receivedAt",
  date_trunc('milliseconds', r.reported_at) as "reportedAt", r.report_handled_at as "handledAt"
from replies r join users u on u.id = r.user_id left join campaign_emails e on e.id = r.mail_id
where r.reported_at is not null and (r.report_handled_at is not null) = $1
  and ($3::timestamptz is null or (date_trunc('milliseconds', r.reported_at), r.id) < ($3, $4::uuid))
order by date_trunc('milliseconds', r.reported_at) desc, r.id desc limit $2`;

const HANDLE = `
update replies set report_handled_at = coalesce(report_handled_at, $2) where id = $1 and reported_at is not null`;

/** Replies that athletes report to the admins and show to their guardians. */
@Injectable()
export class ReplyReports {
  constructor(
    private readonly source: DataSource,
    private readonly jobs: JobQueue,
  ) {}

  /**
   * Idempotent: guardians are notified once, by a job that exists if and only if the reply is reported. Returns false when there is no
   * such reply. Throws TooManyReports.
   */
  async report(userId: string, coachId: number | null, replyId: string, now: Date): Promise<boolean> {
    return this.source.transaction(async (manager) => {
      await takeTurns(manager, 'reports', userId);
      const [[reported]] = await manager.query<[Reported[], number]>(REPORT, [userId, coachId, replyId, now]);
      if (!reported) return false;
      const [counted] = await manager.query<{ open: number }[]>(OPEN, [userId, replyId]);
      if ((counted?.open ?? 0) >= REPLY_CAPS.openReports.most) throw new TooManyReports();
      const shown: ShownReply = { athleteId: userId };
      if (reported.isShown) await this.jobs.send(SHOWN_REPLY_QUEUE, shown, { key: replyId, within: manager });
      return true;
    });
  }

  /** Newest first. */
  list(isHandled: boolean, limit: number, before: ReportPlace | null): Promise<ReplyReport[]> {
    return this.source.query(LIST, [isHandled, limit, before?.at ?? null, before?.id ?? null]);
  }

  /** Idempotent. Throws ReportNotFound. */
  async handle(id: string, now: Date): Promise<void> {
    const [, changed] = await this.source.query<[unknown[], number]>(HANDLE, [id, now]);
    if (changed === 0) throw new ReportNotFound();
  }
}
