import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { GmailAccounts } from './ports/gmail-accounts.js';
import { GoogleOAuth } from './ports/google-oauth.js';

/**
 * Forgets the athlete's Gmail and revokes the grant at Google. What is forgotten first can not be used any more, also
 * when Google does not answer; then the person can still take the access back in the Google account.
 */
@Injectable()
export class DisconnectGmail {
  constructor(
    private readonly accounts: GmailAccounts,
    private readonly google: GoogleOAuth,
    private readonly clock: Clock,
  ) {}

  /** Returns whether Google confirmed; also true when nothing was connected. */
  async run(userId: string): Promise<boolean> {
    const removed = await this.accounts.remove(userId, this.clock.now());
    if (!removed?.refreshToken || !this.google.isSetUp) return true;
    // A broken grant may be the leftover of an account that another athlete has connected since.
    if (await this.accounts.isKnown(removed.googleSub)) return true;
    return this.google.revoke(removed.refreshToken);
  }
}
