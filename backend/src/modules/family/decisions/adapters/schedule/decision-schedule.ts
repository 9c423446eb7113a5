import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';

import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { Ticks } from '../../../../../platform/jobs/ticks.js';
import { UNDECIDED_QUEUE } from '../../application/queues.js';

/** Only enqueues; however many processes tick, one job waits. */
@Injectable()
export class DecisionSchedule {
  constructor(
    private readonly jobs: JobQueue,
    private readonly ticks: Ticks,
  ) {}

  @Interval(10_000)
  tick(): Promise<void> {
    return this.ticks.run('what waits for guardians could not be looked for', () =>
      this.jobs.send(UNDECIDED_QUEUE, {}, { key: 'undecided' }),
    );
  }
}
