import { Injectable, type OnModuleInit } from '@nestjs/common';

import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { MAILBOX_QUEUE, type MailboxJob } from '../../../ledger/index.js';
import { CheckMailbox } from '../../application/check-mailbox.use-case.js';

/** Most of a check is waiting for the mail server. */
const MAILBOXES_AT_ONCE = 10;
/** Two fetchers alternate, so that the next mailboxes are ready before a batch ends. */
const TAKERS = 2;
const BATCH = 20;

/** Finished checks are of no further use. */
const KEPT_S = 600;

@Injectable()
export class MailboxWorkers implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueue,
    private readonly checking: CheckMailbox,
  ) {}

  onModuleInit(): void {
    // When there are more mailboxes than time, one may be enqueued again before its check has run.
    const check = async ({ userId, at }: MailboxJob) => void (await this.checking.run(userId, new Date(at)));
    this.jobs.register(MAILBOX_QUEUE, check, {
      concurrency: TAKERS,
      batch: BATCH,
      atOnce: MAILBOXES_AT_ONCE,
      keepSeconds: KEPT_S,
    });
  }
}
