import { Injectable } from '@nestjs/common';

import { Jobs } from '../../../../shared-kernel/jobs.js';
import { GuardianEvents, Guardianships } from '../../guardians/index.js';
import { DELETION_NEWS_QUEUE, type DeletionNewsJob } from './queues.js';

/** The notice of a deletion that a guardian starts; `guardianId` null: not started by a guardian. */
interface DeletionStarted {
  athleteId: string;
  guardianId: string | null;
  at: Date;
  dueAt: Date;
}

interface DeletionStopped extends Omit<DeletionStarted, 'dueAt'> {
  reason: 'stopped' | 'adult';
}

/** The transaction that the news are part of. */
type Transaction = Parameters<GuardianEvents['append']>[1];

/**
 * Notifies the athlete and every guardian. The family log and the jobs that write the emails are part of the transaction, so that
 * each person is notified exactly once.
 */
@Injectable()
export class DeletionNews {
  constructor(
    private readonly guardianships: Guardianships,
    private readonly events: GuardianEvents,
    private readonly jobs: Jobs,
  ) {}

  async started({ athleteId, guardianId, at, dueAt }: DeletionStarted, within: Transaction): Promise<void> {
    const deletedAt = dueAt.toISOString();
    await this.events.append([{ athleteId, guardianId, kind: 'deletion_started', at, data: { deletedAt } }], within);
    await this.send(athleteId, deletedAt, within);
  }

  async stopped({ athleteId, guardianId, at, reason }: DeletionStopped, within: Transaction): Promise<void> {
    await this.events.append([{ athleteId, guardianId, kind: 'deletion_stopped', at, data: { reason } }], within);
    await this.send(athleteId, null, within);
  }

  /** One job per person: a mail server that refuses one of them must not make the others get it twice. */
  private async send(athleteId: string, deletedAt: string | null, within: Transaction): Promise<void> {
    const guardians = await this.guardianships.guardiansOf(athleteId);
    for (const to of [athleteId, ...guardians.map(({ id }) => id)]) {
      const job: DeletionNewsJob = { athleteId, to, deletedAt };
      await this.jobs.send(DELETION_NEWS_QUEUE, job, { key: `${athleteId} ${to} ${deletedAt ?? 'stopped'}`, within });
    }
  }
}
