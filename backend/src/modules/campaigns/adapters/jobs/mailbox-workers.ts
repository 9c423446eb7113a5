import { Injectable, type OnModuleInit } from '@nestjs/common';

import { JobQueue } from '../../../../platform/jobs/job-queue.js';
import { ReplyPolicy } from '../../application/ports/reply-policy.js';
import { MAILBOX_QUEUE } from '../../application/queues.js';
import { CheckMailbox } from '../../application/replies/check-mailbox.use-case.js';

/** Most of a check is waiting for Gmail: two takers with ten mailboxes each keep one process busy. */
const TAKERS = 2;
const MAILBOXES_AT_ONCE = 10;

/** A check leaves nothing worth looking at. */
const KEPT_S = 600;

@Injectable()
export class MailboxWorkers implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueue,
    private readonly checking: CheckMailbox,
    private readonly policy: ReplyPolicy,
  ) {}

  onModuleInit(): void {
    // While there is more to do than time for it a mailbox may be enqueued again before its turn came.
    const freshMs = this.policy.intervalMs / 2;
    const check = async ({ userId }: { userId: string }) => void (await this.checking.run(userId, { freshMs }));
    this.jobs.register(MAILBOX_QUEUE, check, { concurrency: TAKERS, batch: MAILBOXES_AT_ONCE, keepSeconds: KEPT_S });
  }
}
