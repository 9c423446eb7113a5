import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { Ids } from '../../../../shared-kernel/ids.js';
import { OAuthStates, type TakenConsent } from '../../gateways/index.js';
import { failureOf, type ConnectFailure } from '../domain/connect-failure.js';
import { READ_SCOPE, SEND_SCOPE } from './gmail-scopes.js';
import { GmailAccounts, type GmailAccount } from './ports/gmail-accounts.js';
import { GoogleOAuth, type GoogleGrant } from './ports/google-oauth.js';

/** Query parameters of Google's redirect; each may be missing or forged. */
export interface CallbackQuery {
  state?: string;
  code?: string;
  error?: string;
}

type Ending = { kind: 'connected'; email: string; canReadReplies: boolean } | { kind: 'failed'; failure: ConnectFailure };

export type ConnectOutcome = Ending & { sameTab: boolean };

/** The browser comes back from Google. */
@Injectable()
export class FinishGmailConnect {
  constructor(
    private readonly google: GoogleOAuth,
    private readonly accounts: GmailAccounts,
    private readonly states: OAuthStates,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async run({ state, code, error }: CallbackQuery, sessionId: string): Promise<ConnectOutcome> {
    if (!this.google.isSetUp) return { kind: 'failed', failure: 'not_set_up', sameTab: false };
    const pending = state ? await this.states.take('google', state, sessionId) : null;
    if (!pending) return { kind: 'failed', failure: 'link_unknown', sameTab: false };
    if (!pending.sameSession) return { kind: 'failed', failure: 'other_session', sameTab: false };
    const { sameTab } = pending;
    if (pending.expiresAt <= this.clock.now()) return { kind: 'failed', failure: 'link_expired', sameTab };
    if (error || !code) return { kind: 'failed', failure: failureOf(error ?? ''), sameTab };
    return { ...(await this.exchange(pending, code)), sameTab };
  }

  private async exchange(pending: TakenConsent, code: string): Promise<Ending> {
    const result = await this.google.exchange(code, pending.codeVerifier);
    if (result.kind === 'granted') return this.keep(pending, result.grant);
    return { kind: 'failed', failure: result.kind === 'refused' ? 'google_refused' : 'google_unavailable' };
  }

  private async keep({ userId, replies }: TakenConsent, grant: GoogleGrant): Promise<Ending> {
    if (!grant.scopes.includes(SEND_SCOPE)) return this.refuse(grant, 'send_not_allowed');
    const before = await this.accounts.byUser(userId);
    const refreshToken = grant.refreshToken ?? knownToken(before, grant);
    if (!refreshToken) return this.refuse(grant, 'no_lasting_permission');
    const { googleSub, email, accessToken, accessExpiresAt } = grant;
    const canReadReplies = replies && grant.scopes.includes(READ_SCOPE);
    const kept = await this.accounts.connect({
      userId,
      googleSub,
      email,
      canReadReplies,
      grantId: this.ids.next(),
      refreshToken,
      accessToken,
      accessExpiresAt,
      now: this.clock.now(),
    });
    if (kept === 'mailbox') return this.refuse(grant, 'mailbox_connected');
    if (kept === 'taken') return { kind: 'failed', failure: 'already_in_use' };
    if (before?.refreshToken && before.googleSub !== googleSub) await this.endOther(before.googleSub, before.refreshToken);
    return { kind: 'connected', email, canReadReplies };
  }

  /**
   * Revokes a grant that is not used, unless a connection uses the same account: at Google, revoking one token of
   * an account ends all of them.
   */
  private async refuse(grant: GoogleGrant, failure: ConnectFailure): Promise<Ending> {
    await this.endOther(grant.googleSub, grant.refreshToken ?? grant.accessToken);
    return { kind: 'failed', failure };
  }

  private async endOther(googleSub: string, token: string): Promise<void> {
    if (!(await this.accounts.isKnown(googleSub))) await this.google.revoke(token);
  }
}

/** Google returns the refresh token only once; later responses are used with the stored one. */
function knownToken(before: GmailAccount | null, { googleSub }: GoogleGrant): string | null {
  return before?.googleSub === googleSub && before.state === 'connected' ? before.refreshToken : null;
}
