import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';

import { JobQueue } from '../../../../platform/jobs/job-queue.js';
import { Log } from '../../../../platform/logging/log.js';
import { Clock } from '../../../../shared-kernel/clock.js';
import { Deletions } from '../../application/ports/deletions.js';
import { DELETIONS_QUEUE } from '../../application/queues.js';

/** Looks for deletions that have something left to do; also those that a crash left behind. Only enqueues. */
@Injectable()
export class DeletionSchedule implements OnApplicationShutdown {
  private stopped = false;

  constructor(
    private readonly jobs: JobQueue,
    private readonly deletions: Deletions,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @Interval(5_000)
  async tick(): Promise<void> {
    if (this.stopped || !this.jobs.ready) return;
    try {
      const now = this.clock.now();
      if (await this.deletions.hasWork(now)) await this.jobs.send(DELETIONS_QUEUE, {}, { key: 'due' });
    } catch (error) {
      this.log.warn({ err: (error as Error).message }, 'deletions of accounts could not be scheduled');
    }
  }

  onApplicationShutdown(): void {
    this.stopped = true;
  }
}
