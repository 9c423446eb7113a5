import { Injectable } from '@nestjs/common';

import type { OwnAccount } from '../../gateways/index.js';
import { GmailAccounts, GmailConnections } from '../../google/index.js';
import { MailboxAccounts } from '../../mailboxes/index.js';

/** The interface of an athlete's own account for other modules. Gmail or a mailbox: at most one of them. */
@Injectable()
export class OwnAccounts {
  constructor(
    private readonly gmail: GmailConnections,
    private readonly gmailAccounts: GmailAccounts,
    private readonly mailboxes: MailboxAccounts,
  ) {}

  /** Null when there is none. */
  async of(userId: string): Promise<OwnAccount | null> {
    const { state, email, canReadReplies } = await this.gmail.statusOf(userId);
    if (email !== null && (state === 'connected' || state === 'needs_reconnect')) {
      return { kind: 'gmail', address: email, state, canReadReplies };
    }
    const account = await this.mailboxes.byUser(userId);
    return account && { kind: 'mailbox', address: account.address, state: account.state, canReadReplies: account.state === 'connected' };
  }

  /**
   * Sends no email from this account before `until`, for example for 24 hours after "You have reached a limit for
   * sending mail" came back. A later `until` wins; without a connection it does nothing.
   */
  async pauseSending(userId: string, until: Date): Promise<void> {
    await this.gmailAccounts.pauseSending(userId, until);
    await this.mailboxes.pauseSending(userId, until);
  }
}
