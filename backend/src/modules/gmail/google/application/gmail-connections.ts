import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import type { GmailStatus } from './gmail-status.js';
import { GmailAccounts } from './ports/gmail-accounts.js';
import { GoogleOAuth } from './ports/google-oauth.js';

const NOT_CONNECTED = { email: null, canReadReplies: false, reason: null };

/** The interface of an athlete's Gmail for other modules; uses the database only, not Google. */
@Injectable()
export class GmailConnections {
  constructor(
    private readonly accounts: GmailAccounts,
    private readonly google: GoogleOAuth,
    private readonly clock: Clock,
  ) {}

  async statusOf(userId: string): Promise<GmailStatus> {
    return (await this.overviewOf(userId)).status;
  }

  async overviewOf(userId: string): Promise<{ status: GmailStatus; sentLast24Hours: number }> {
    if (!this.google.isSetUp) return { status: { state: 'not_set_up', ...NOT_CONNECTED }, sentLast24Hours: 0 };
    const { account, sentLast24Hours } = await this.accounts.overview(userId, this.clock.now());
    return { status: account ?? { state: 'not_connected', ...NOT_CONNECTED }, sentLast24Hours };
  }

  /**
   * Sends no email from this mailbox before `until`, for example for 24 hours after "You have reached a limit for
   * sending mail" came back. A later `until` wins; without a connection it does nothing.
   */
  pauseSending(userId: string, until: Date): Promise<void> {
    return this.accounts.pauseSending(userId, until);
  }
}
