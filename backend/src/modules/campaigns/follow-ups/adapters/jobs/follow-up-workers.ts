import { Injectable, type OnModuleInit } from '@nestjs/common';

import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { PlanFollowUps } from '../../application/plan-follow-ups.use-case.js';
import { PLAN_QUEUE } from '../../application/queues.js';

/** Runs all day; its finished jobs are of no further use. */
const KEPT_S = 600;

@Injectable()
export class FollowUpWorkers implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueue,
    private readonly planning: PlanFollowUps,
  ) {}

  onModuleInit(): void {
    this.jobs.register(PLAN_QUEUE, () => this.planning.run(), { keepSeconds: KEPT_S });
  }
}
