import { Injectable, type OnModuleInit } from '@nestjs/common';

import { JobQueue } from '../../../../platform/jobs/job-queue.js';
import { FinishDeletions } from '../../application/finish-deletions.use-case.js';
import { DELETIONS_QUEUE } from '../../application/queues.js';

@Injectable()
export class DeletionWorkers implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueue,
    private readonly deletions: FinishDeletions,
  ) {}

  onModuleInit(): void {
    this.jobs.register(DELETIONS_QUEUE, () => this.deletions.run(), { keepSeconds: 3600 });
  }
}
