import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';

import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { Log } from '../../../../../platform/logging/log.js';
import { UNDECIDED_QUEUE } from '../../application/queues.js';

/** Only enqueues; however many processes tick, one job waits. */
@Injectable()
export class DecisionSchedule implements OnApplicationShutdown {
  private stopped = false;

  constructor(
    private readonly jobs: JobQueue,
    private readonly log: Log,
  ) {}

  @Interval(10_000)
  async tick(): Promise<void> {
    if (this.stopped || !this.jobs.ready) return;
    try {
      await this.jobs.send(UNDECIDED_QUEUE, {}, { key: 'undecided' });
    } catch (error) {
      this.log.warn({ err: (error as Error).message }, 'what waits for guardians could not be looked for');
    }
  }

  onApplicationShutdown(): void {
    this.stopped = true;
  }
}
