import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { MailboxJobs } from './ports/mailbox-jobs.js';
import { ReplyLedger } from './ports/reply-ledger.js';
import { ReplyPolicy } from './reply-policy.js';

const AT_ONCE = 500;

/** Hands mailboxes whose time has come to whichever process is free. */
@Injectable()
export class EnqueueDueMailboxes {
  constructor(
    private readonly ledger: ReplyLedger,
    private readonly jobs: MailboxJobs,
    private readonly policy: ReplyPolicy,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    for (;;) {
      const now = this.clock.now();
      // Put off first: should the job be lost, the mailbox is due again an interval later.
      const due = await this.ledger.takeDue(now, new Date(now.getTime() + this.policy.intervalMs), AT_ONCE);
      await this.jobs.check(due, now);
      if (due.length < AT_ONCE) return;
    }
  }
}
