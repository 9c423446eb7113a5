import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';

import { Log } from '../../../../platform/logging/log.js';
import { JobQueue } from '../../../../platform/jobs/job-queue.js';
import { Clock } from '../../../../shared-kernel/clock.js';
import { DataExports } from '../../application/ports/data-exports.js';

/** Deletes copies whose day is over, and goes on with those that a crash left behind. */
@Injectable()
export class ExportSchedule implements OnApplicationShutdown {
  private stopped = false;

  constructor(
    private readonly exports: DataExports,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @Interval(60_000)
  async tick(): Promise<void> {
    if (this.stopped || !this.jobs.ready) return;
    try {
      const now = this.clock.now();
      await this.exports.forgetExpired(now);
      await this.exports.restartStuck(now);
    } catch (error) {
      this.log.warn({ err: (error as Error).message }, 'copies of data could not be looked after');
    }
  }

  onApplicationShutdown(): void {
    this.stopped = true;
  }
}
