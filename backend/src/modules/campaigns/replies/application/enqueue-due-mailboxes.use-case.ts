import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { Jobs } from '../../../../shared-kernel/jobs.js';
import { MAILBOX_QUEUE, type MailboxJob } from '../../ledger/index.js';
import { ReplyLedger } from './ports/reply-ledger.js';
import { ReplyPolicy } from './reply-policy.js';

const AT_ONCE = 500;

/** Enqueues mailboxes that are due, for any free process. */
@Injectable()
export class EnqueueDueMailboxes {
  constructor(
    private readonly ledger: ReplyLedger,
    private readonly jobs: Jobs,
    private readonly policy: ReplyPolicy,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    for (;;) {
      const now = this.clock.now();
      // Put off first: should the job be lost, the mailbox is due again an interval later.
      const due = await this.ledger.takeDue(now, new Date(now.getTime() + this.policy.intervalMs), AT_ONCE);
      const dataOf = (userId: string): MailboxJob => ({ userId, at: now.toISOString() });
      await this.jobs.sendAll(
        MAILBOX_QUEUE,
        due.map((userId) => ({ key: userId, data: dataOf(userId) })),
      );
      if (due.length < AT_ONCE) return;
    }
  }
}
