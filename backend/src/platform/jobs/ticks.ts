import { Injectable, type OnApplicationShutdown } from '@nestjs/common';

import { AppConfig } from '../config/app-config.js';
import { Log } from '../logging/log.js';
import { JobQueue } from './job-queue.js';

/**
 * What the timers of a process begin: nothing before the job queue is ready, and nothing once the process ends. A failure is logged;
 * the next tick tries again. Processes that only answer requests leave it to the workers.
 */
@Injectable()
export class Ticks implements OnApplicationShutdown {
  private stopped = false;

  constructor(
    private readonly config: AppConfig,
    private readonly jobs: JobQueue,
    private readonly log: Log,
  ) {}

  /** `failure`: what the log says when `work` throws. */
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
