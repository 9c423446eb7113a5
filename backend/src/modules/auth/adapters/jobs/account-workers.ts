import { Injectable, type OnModuleInit } from '@nestjs/common';

import { JobQueue } from '../../../../platform/jobs/job-queue.js';
import { RESET_MAIL_QUEUE, type ResetMailJob } from '../../application/queues.js';
import { SendResetLink } from '../../application/send-reset-link.use-case.js';

/** A job holds an address that somebody typed: it goes soon after its work is done. */
const KEPT_S = 600;

@Injectable()
export class AccountWorkers implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueue,
    private readonly links: SendResetLink,
  ) {}

  onModuleInit(): void {
    this.jobs.register(RESET_MAIL_QUEUE, ({ email }: ResetMailJob) => this.links.run(email), { keepSeconds: KEPT_S });
  }
}
