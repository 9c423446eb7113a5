import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { EnqueueDueMailboxes } from './enqueue-due-mailboxes.use-case.js';
import { ReplyLedger } from './ports/reply-ledger.js';

/** An operator does not want to wait until the mailboxes are due. */
@Injectable()
export class CheckAllMailboxes {
  constructor(
    private readonly ledger: ReplyLedger,
    private readonly enqueueDue: EnqueueDueMailboxes,
    private readonly clock: Clock,
  ) {}

  /** Returns how many mailboxes will be checked. Idempotent: each is enqueued once. */
  async run(): Promise<number> {
    const count = await this.ledger.makeAllDue(this.clock.now());
    await this.enqueueDue.run();
    return count;
  }
}
