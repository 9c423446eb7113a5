import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';

import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { ProcessLease } from '../../../../../platform/jobs/process-lease.js';
import { DeliverAnswers } from '../../application/deliver-answers.use-case.js';
import { ANSWERS_QUEUE } from '../../application/queues.js';

/** Runs every few seconds; its finished jobs are of no further use. */
const KEPT_S = 600;

/** Binds the queue to the use case, and stops it between two answers when the process ends. */
@Injectable()
export class AnswerWorkers implements OnModuleInit, OnModuleDestroy {
  constructor(
    private readonly jobs: JobQueue,
    private readonly lease: ProcessLease,
    private readonly deliver: DeliverAnswers,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.lease.start();
    this.jobs.register(ANSWERS_QUEUE, () => this.deliver.run(), { keepSeconds: KEPT_S });
  }

  onModuleDestroy(): void {
    this.deliver.stop();
  }
}
