import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { GuardianEvents, Guardianships } from '../../../guardians/index.js';
import { DeletionNews, type DeletionStarted, type DeletionStopped } from '../../application/ports/deletion-news.js';
import { DELETION_NEWS_QUEUE, type DeletionNewsJob } from '../../application/queues.js';

/** The log of the family and the job that writes the emails are part of the transaction: nobody is told twice, and nobody forgotten. */
@Injectable()
export class QueuedDeletionNews extends DeletionNews {
  constructor(
    private readonly guardianships: Guardianships,
    private readonly events: GuardianEvents,
    private readonly jobs: JobQueue,
  ) {
    super();
  }

  async started({ athleteId, guardianId, at, dueAt }: DeletionStarted, within: EntityManager): Promise<void> {
    const deletedAt = dueAt.toISOString();
    await this.events.append([{ athleteId, guardianId, kind: 'deletion_started', at, data: { deletedAt } }], within);
    await this.send(athleteId, deletedAt, within);
  }

  async stopped({ athleteId, guardianId, at, reason }: DeletionStopped, within: EntityManager): Promise<void> {
    await this.events.append([{ athleteId, guardianId, kind: 'deletion_stopped', at, data: { reason } }], within);
    await this.send(athleteId, null, within);
  }

  /** A job for each: a mail server that refuses one of them makes nobody get it twice. */
  private async send(athleteId: string, deletedAt: string | null, within: EntityManager): Promise<void> {
    const guardians = await this.guardianships.guardiansOf(athleteId);
    for (const to of [athleteId, ...guardians.map(({ id }) => id)]) {
      const job: DeletionNewsJob = { athleteId, to, deletedAt };
      await this.jobs.send(DELETION_NEWS_QUEUE, job, { key: `${athleteId} ${to} ${deletedAt ?? 'stopped'}`, within });
    }
  }
}
