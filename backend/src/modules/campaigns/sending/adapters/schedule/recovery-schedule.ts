import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';

import { Log } from '../../../../../platform/logging/log.js';
import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { RECOVER_QUEUE } from '../../application/queues.js';

/** Only enqueues; however many processes tick, one job waits. */
@Injectable()
export class RecoverySchedule implements OnApplicationShutdown {
  private stopped = false;

  constructor(
    private readonly jobs: JobQueue,
    private readonly log: Log,
  ) {}

  @Interval(5_000)
  async tick(): Promise<void> {
    if (this.stopped || !this.jobs.ready) return;
    try {
      await this.jobs.send(RECOVER_QUEUE, {}, { key: 'recover' });
    } catch (error) {
      this.log.warn({ err: (error as Error).message }, 'recovery could not be scheduled');
    }
  }

  onApplicationShutdown(): void {
    this.stopped = true;
  }
}
