import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';

import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { Ticks } from '../../../../../platform/jobs/ticks.js';
import { RECOVER_QUEUE } from '../../../ledger/index.js';
import { RecordSends } from '../../application/record-sends.js';

/** Writes send results that could not be stored before, and enqueues the recovery as one job regardless of the number of processes. */
@Injectable()
export class RecoverySchedule {
  constructor(
    private readonly records: RecordSends,
    private readonly jobs: JobQueue,
    private readonly ticks: Ticks,
  ) {}

  @Interval(5_000)
  async tick(): Promise<void> {
    await this.ticks.run('what became of emails could not be written yet', () => this.records.flush());
    return this.ticks.run('recovery could not be scheduled', () => this.jobs.send(RECOVER_QUEUE, {}, { key: 'recover' }));
  }
}
