import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { Ids } from '../../../../shared-kernel/ids.js';
import { OAuthStates } from '../../gateways/index.js';
import { GmailNotSetUp } from '../domain/gmail-not-set-up.js';
import { scopesFor } from './gmail-scopes.js';
import { GmailAccounts } from './ports/gmail-accounts.js';
import { GoogleOAuth } from './ports/google-oauth.js';

const VALID_MS = 10 * 60_000;

export interface ConnectCommand {
  userId: string;
  sessionId: string;
  /** Also ask to read replies. */
  replies: boolean;
  sameTab: boolean;
}

/** Where the athlete is asked by Google; what comes back fits only this session, once, for ten minutes. */
@Injectable()
export class StartGmailConnect {
  constructor(
    private readonly google: GoogleOAuth,
    private readonly accounts: GmailAccounts,
    private readonly states: OAuthStates,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async run({ userId, sessionId, replies, sameTab }: ConnectCommand): Promise<string> {
    if (!this.google.isSetUp) throw new GmailNotSetUp();
    const known = await this.accounts.byUser(userId);
    const state = this.ids.token();
    const codeVerifier = this.ids.token();
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + VALID_MS);
    await this.states.keep(state, { provider: 'google', userId, sessionId, codeVerifier, replies, sameTab, expiresAt }, now);
    return this.google.consentUrl({
      state,
      codeVerifier,
      scopes: scopesFor(replies),
      incremental: replies,
      renew: known?.state !== 'connected' || known.refreshToken === null,
      loginHint: known?.email,
    });
  }
}
