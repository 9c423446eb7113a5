import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';

import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { Log } from '../../../../../platform/logging/log.js';
import { PlanFollowUps } from '../../application/plan-follow-ups.use-case.js';

const QUEUE = 'follow-ups-plan';
/** It runs all day long and leaves nothing worth looking at. */
const KEPT_S = 600;

/** Plans follow-ups again and again; however many processes tick, one job waits. */
@Injectable()
export class FollowUpWork implements OnModuleInit, OnApplicationShutdown {
  private stopped = false;

  constructor(
    private readonly jobs: JobQueue,
    private readonly planning: PlanFollowUps,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.jobs.register(QUEUE, () => this.planning.run(), { keepSeconds: KEPT_S });
  }

  @Interval(10_000)
  async tick(): Promise<void> {
    if (this.stopped || !this.jobs.ready) return;
    try {
      await this.jobs.send(QUEUE, {}, { key: 'plan' });
    } catch (error) {
      this.log.warn({ err: (error as Error).message }, 'follow-ups could not be planned');
    }
  }

  onApplicationShutdown(): void {
    this.stopped = true;
  }
}
