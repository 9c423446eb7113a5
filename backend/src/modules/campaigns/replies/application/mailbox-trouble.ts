import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import type { InboxTrouble } from '../../../gmail/gateways/index.js';
import { retryAt } from '../domain/check-times.js';
import { ReplyLedger, type MailboxState } from './ports/reply-ledger.js';
import { ReplyPolicy } from './reply-policy.js';
import { SendLedger } from '../../ledger/index.js';
import type { CheckOutcome } from './check-mailbox.use-case.js';

const DAY_MS = 24 * 3_600_000;

/** What follows when a mailbox cannot be read. */
@Injectable()
export class MailboxTrouble {
  constructor(
    private readonly ledger: ReplyLedger,
    private readonly sends: SendLedger,
    private readonly policy: ReplyPolicy,
    private readonly clock: Clock,
  ) {}

  async run(box: MailboxState, trouble: InboxTrouble): Promise<CheckOutcome> {
    switch (trouble.kind) {
      case 'needs_reconnect':
      case 'not_connected':
        // Sending through this account is impossible too: the athlete has to reconnect and then
        // resume.
        await this.sends.pause(box.userId, box.kind, 'needs_reconnect', this.clock.now());
        return this.stop(box, trouble);
      case 'send_only':
        return this.stop(box, trouble);
      case 'slow_down':
        return this.later(box, trouble.kind, trouble.retryAt);
      case 'unavailable':
      case 'cursor_expired':
        return this.later(box, trouble.kind, null);
    }
  }

  /** Only a new consent changes anything, and that makes the mailbox due at once. */
  private async stop(box: MailboxState, trouble: InboxTrouble): Promise<CheckOutcome> {
    const now = this.clock.now();
    const nextCheckAt = new Date(now.getTime() + DAY_MS);
    await this.ledger.noteTrouble(box.userId, { kind: trouble.kind, failures: 0, retryAt: null, nextCheckAt }, now);
    return trouble;
  }

  private async later(box: MailboxState, kind: string, notBefore: Date | null): Promise<CheckOutcome> {
    const now = this.clock.now();
    const failures = box.failures + 1;
    const at = retryAt(now, failures, this.policy.chance(), notBefore);
    await this.ledger.noteTrouble(box.userId, { kind, failures, retryAt: at, nextCheckAt: at }, now);
    return { kind: 'waiting', retryAt: at };
  }
}
