import { Injectable } from '@nestjs/common';

import { GmailAccounts } from './ports/gmail-accounts.js';
import { GoogleOAuth } from './ports/google-oauth.js';

/** What ends the access to a Gmail account after its row is gone. */
export interface GmailAccess {
  googleSub: string;
  /** Null when it was sealed with a key that this server does not have any more. */
  refreshToken: string | null;
}

/** Takes back the access to the Gmail of an account that is deleted. */
@Injectable()
export class ReleaseGmail {
  constructor(
    private readonly accounts: GmailAccounts,
    private readonly google: GoogleOAuth,
  ) {}

  /** What has to be given to `run` after the account is gone; null when no Gmail is connected. */
  async accessOf(userId: string): Promise<GmailAccess | null> {
    const account = await this.accounts.byUser(userId);
    return account && { googleSub: account.googleSub, refreshToken: account.refreshToken };
  }

  /** Returns whether no grant is left to revoke. Idempotent. */
  async run({ googleSub, refreshToken }: GmailAccess): Promise<boolean> {
    if (refreshToken === null || !this.google.isSetUp) return false;
    // Another athlete connected the same Gmail since: revoking would end that access too.
    if (await this.accounts.isKnown(googleSub)) return true;
    return this.google.release(refreshToken);
  }
}
