import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import type { InboxTrouble } from '../../../gmail/gateways/index.js';
import { ReplyLedger } from './ports/reply-ledger.js';
import { WorkerIdentity } from '../../sending/index.js';
import { isTrouble } from './is-trouble.js';
import { MailboxTrouble } from './mailbox-trouble.js';
import { ReadMailbox } from './read-mailbox.js';

/**
 * - checked: looked into just now, by this call or another one that was at it
 * - waiting: not before `retryAt`, because the provider asked for it or did not answer
 */
export type CheckOutcome = { kind: 'checked' } | { kind: 'waiting'; retryAt: Date } | InboxTrouble;

/** Looks into one mailbox, anyone who asks: the schedule, the athlete or a push of the provider. */
@Injectable()
export class CheckMailbox {
  constructor(
    private readonly ledger: ReplyLedger,
    private readonly reading: ReadMailbox,
    private readonly troubles: MailboxTrouble,
    private readonly worker: WorkerIdentity,
    private readonly clock: Clock,
  ) {}

  /**
   * A check that ended well at `goodSince` or later is good enough. One mailbox is looked into by one process at a time;
   * who comes second need not look again.
   */
  async run(userId: string, goodSince: Date): Promise<CheckOutcome> {
    let outcome: CheckOutcome = { kind: 'checked' };
    await this.worker.exclusively(`mailbox ${userId}`, async () => {
      outcome = await this.check(userId, goodSince);
    });
    return outcome;
  }

  private async check(userId: string, goodSince: Date): Promise<CheckOutcome> {
    const now = this.clock.now();
    const box = await this.ledger.mailbox(userId, now);
    if (!box) return { kind: 'not_connected' };
    if (box.retryAt && box.retryAt > now) return { kind: 'waiting', retryAt: box.retryAt };
    if (box.goodAt && box.goodAt >= goodSince) return { kind: 'checked' };
    const read = await this.reading.run(box);
    return isTrouble(read) ? this.troubles.run(box, read) : { kind: 'checked' };
  }
}
