import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';

import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { Ticks } from '../../../../../platform/jobs/ticks.js';
import { RECOVER_QUEUE } from '../../application/queues.js';

/** Only enqueues; however many processes tick, one job waits. */
@Injectable()
export class RecoverySchedule {
  constructor(
    private readonly jobs: JobQueue,
    private readonly ticks: Ticks,
  ) {}

  @Interval(5_000)
  tick(): Promise<void> {
    return this.ticks.run('recovery could not be scheduled', () => this.jobs.send(RECOVER_QUEUE, {}, { key: 'recover' }));
  }
}
