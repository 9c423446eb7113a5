import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';

import { JobQueue } from '../../../../platform/jobs/job-queue.js';
import { Ticks } from '../../../../platform/jobs/ticks.js';
import { Clock } from '../../../../shared-kernel/clock.js';
import { DELETIONS_QUEUE } from '../../application/queues.js';
import { DeletionWorkQuery } from '../../queries/deletion-work.query.js';

/** Looks for deletions that have something left to do; also those that a crash left behind. Only enqueues. */
@Injectable()
export class DeletionSchedule {
  constructor(
    private readonly jobs: JobQueue,
    private readonly work: DeletionWorkQuery,
    private readonly clock: Clock,
    private readonly ticks: Ticks,
  ) {}

  @Interval(5_000)
  tick(): Promise<void> {
    return this.ticks.run('deletions of accounts could not be scheduled', async () => {
      const now = this.clock.now();
      if (await this.work.isThere(now)) await this.jobs.send(DELETIONS_QUEUE, {}, { key: 'due' });
    });
  }
}
