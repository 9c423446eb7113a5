import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';

import { AppConfig } from '../../../../../platform/config/app-config.js';
import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { Log } from '../../../../../platform/logging/log.js';
import { FIT_QUEUE } from '../../application/fit-queue.js';
import { KeepFitScores } from '../../application/keep-fit-scores.use-case.js';

/**
 * Enqueues a job only when an athlete is marked as due; one job waits regardless of the number of processes.
 * Processes that only serve requests do not run it.
 */
@Injectable()
export class FitSchedule implements OnApplicationShutdown {
  private stopped = false;
  private started = false;
  private ticking = false;

  constructor(
    private readonly config: AppConfig,
    private readonly jobs: JobQueue,
    private readonly keepFitScores: KeepFitScores,
    private readonly log: Log,
  ) {}

  @Interval(1_000)
  async tick(): Promise<void> {
    const isOff = this.stopped || this.ticking || this.config.role === 'web' || !this.jobs.ready;
    if (isOff) return;
    this.ticking = true;
    try {
      if (!this.started) await this.keepFitScores.start();
      this.started = true;
      if (await this.keepFitScores.isNeeded()) await this.jobs.send(FIT_QUEUE, {}, { key: 'due' });
    } catch (error) {
      this.log.warn({ err: (error as Error).message }, 'fit scores could not be scheduled');
    } finally {
      this.ticking = false;
    }
  }

  onApplicationShutdown(): void {
    this.stopped = true;
  }
}
