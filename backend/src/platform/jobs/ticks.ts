import { Injectable, type OnApplicationShutdown } from '@nestjs/common';

import { AppConfig } from '../config/app-config.js';
import { Log } from '../logging/log.js';
import { JobQueue } from './job-queue.js';

/**
 * Runs the timers of a process: not before the job queue is ready, and not once the process ends. A failure is logged; the next tick
 * tries again. Processes that only serve requests do not run them.
 */
@Injectable()
export class Ticks implements OnApplicationShutdown {
  private stopped = false;

  constructor(
    private readonly config: AppConfig,
    private readonly jobs: JobQueue,
    private readonly log: Log,
  ) {}

  /** `failure`: the log message when `work` throws. */
  async run(failure: string, work: () => Promise<unknown>): Promise<void> {
    if (this.stopped || this.config.role === 'web' || !this.jobs.ready) return;
    try {
      await work();
    } catch (error) {
      this.log.warn({ err: (error as Error).message }, failure);
    }
  }

  onApplicationShutdown(): void {
    this.stopped = true;
  }
}
