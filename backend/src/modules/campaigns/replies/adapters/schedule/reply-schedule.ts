import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';

import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { Log } from '../../../../../platform/logging/log.js';
import { EnqueueDueMailboxes } from '../../application/enqueue-due-mailboxes.use-case.js';
import { tickMs } from '../../domain/check-times.js';
import { RepliesConfig } from '../../config/replies-config.js';

const NAME = 'replies';

/** Only enqueues; each due mailbox is taken once, regardless of the number of processes. */
@Injectable()
export class ReplySchedule implements OnApplicationBootstrap, OnApplicationShutdown {
  private ticking = false;

  constructor(
    private readonly registry: SchedulerRegistry,
    private readonly config: RepliesConfig,
    private readonly mailboxes: EnqueueDueMailboxes,
    private readonly jobs: JobQueue,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    const everyMs = tickMs(this.config.pollIntervalSeconds * 1000);
    this.registry.addInterval(NAME, setInterval(() => void this.tick(), everyMs).unref());
  }

  onApplicationShutdown(): void {
    if (this.registry.doesExist('interval', NAME)) this.registry.deleteInterval(NAME);
  }

  private async tick(): Promise<void> {
    if (this.ticking || !this.jobs.ready) return;
    this.ticking = true;
    try {
      await this.mailboxes.run();
    } catch (error) {
      this.log.warn({ err: (error as Error).message }, 'mailboxes could not be scheduled');
    } finally {
      this.ticking = false;
    }
  }
}
