import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { OwnAccounts } from '../../../gmail/own-accounts/index.js';
import type { OwnAccount } from '../../../gmail/gateways/index.js';
import { MailboxDoesNotAnswer, GmailNotConnected, GmailSendOnly, ReconnectFirst } from '../../control/domain/reply-check-errors.js';
import { ReplyLedger, type ReplyFigures } from './ports/reply-ledger.js';
import { CheckMailbox, type CheckOutcome } from './check-mailbox.use-case.js';

/** Many open pages ask every 30 seconds; the mailbox is looked into once for all that ask together. */
const FRESH_MS = 5_000;

/** The athlete asks who replied. */
@Injectable()
export class CheckReplies {
  constructor(
    private readonly own: OwnAccounts,
    private readonly checking: CheckMailbox,
    private readonly ledger: ReplyLedger,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns how many emails were sent (of one campaign, or of all with null) and how many replies were not announced
   * to the athlete yet, found by this check or an earlier one. Throws what prevents the check.
   */
  async run(userId: string, campaignId: string | null): Promise<ReplyFigures & { announcedAt: Date }> {
    const account = await this.own.of(userId);
    if (!account) throw new GmailNotConnected();
    const { kind, state, canReadReplies } = account;
    if (state === 'needs_reconnect') throw new ReconnectFirst(kind);
    if (!canReadReplies) throw new GmailSendOnly();
    const goodSince = new Date(this.clock.now().getTime() - FRESH_MS);
    this.refuse(kind, await this.checking.run(userId, goodSince));
    const announcedAt = this.clock.now();
    return { ...(await this.ledger.announce(userId, campaignId, announcedAt)), announcedAt };
  }

  /** The athlete never received what `run` announced at that moment: the next check announces it again. */
  async announceAgain(userId: string, announcedAt: Date): Promise<void> {
    await this.ledger.markUnannounced(userId, announcedAt);
  }

  private refuse(kind: OwnAccount['kind'], outcome: CheckOutcome): void {
    switch (outcome.kind) {
      case 'not_connected':
        throw new GmailNotConnected();
      case 'needs_reconnect':
        throw new ReconnectFirst(kind);
      case 'send_only':
        throw new GmailSendOnly();
      case 'waiting':
        throw new MailboxDoesNotAnswer(kind, Math.max(1, Math.ceil((outcome.retryAt.getTime() - this.clock.now().getTime()) / 1000)));
    }
  }
}
