import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';

import { JobQueue } from '../../../../platform/jobs/job-queue.js';
import { Log } from '../../../../platform/logging/log.js';
import { Clock } from '../../../../shared-kernel/clock.js';
import { Retention } from '../../application/ports/retention.js';

/** Deletes what the privacy page promises to keep for a time only. */
@Injectable()
export class RetentionSchedule implements OnApplicationShutdown {
  private stopped = false;

  constructor(
    private readonly retention: Retention,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @Interval(600_000)
  async tick(): Promise<void> {
    if (this.stopped || !this.jobs.ready) return;
    try {
      await this.retention.endRows(this.clock.now());
    } catch (error) {
      this.log.warn({ err: (error as Error).message }, 'rows whose time is over could not be deleted');
    }
  }

  onApplicationShutdown(): void {
    this.stopped = true;
  }
}
