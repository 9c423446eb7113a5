import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { OAuthStates, type TakenConsent } from '../../gateways/index.js';
import { MicrosoftOAuth } from '../../microsoft/index.js';
import { microsoftFailureOf } from '../domain/microsoft-failure.js';
import { failedConsent, KeepMicrosoftMailbox, type MicrosoftEnding } from './keep-microsoft-mailbox.js';

/** Query parameters of Microsoft's redirect; each may be missing or forged. */
export interface MicrosoftCallback {
  state?: string;
  code?: string;
  error?: string;
}

export type MicrosoftOutcome = MicrosoftEnding & { sameTab: boolean };

/** The browser comes back from Microsoft. */
@Injectable()
export class FinishMicrosoftConnect {
  constructor(
    private readonly microsoft: MicrosoftOAuth,
    private readonly states: OAuthStates,
    private readonly mailboxes: KeepMicrosoftMailbox,
    private readonly clock: Clock,
  ) {}

  async run({ state, code, error }: MicrosoftCallback, sessionId: string): Promise<MicrosoftOutcome> {
    if (!this.microsoft.isSetUp) return { ...failedConsent('not_set_up'), sameTab: false };
    const pending = state ? await this.states.take('microsoft', state, sessionId) : null;
    if (!pending) return { ...failedConsent('link_unknown'), sameTab: false };
    if (!pending.sameSession) return { ...failedConsent('other_session'), sameTab: false };
    const { sameTab } = pending;
    if (pending.expiresAt <= this.clock.now()) return { ...failedConsent('link_expired'), sameTab };
    if (error || !code) return { ...failedConsent(microsoftFailureOf(error ?? '')), sameTab };
    return { ...(await this.exchange(pending, code)), sameTab };
  }

  private async exchange({ userId, codeVerifier }: TakenConsent, code: string): Promise<MicrosoftEnding> {
    const result = await this.microsoft.exchange(code, codeVerifier);
    if (result.kind === 'granted') return this.mailboxes.run(userId, result.grant);
    if (result.kind === 'no_address') return failedConsent('no_mailbox');
    return failedConsent(result.kind === 'refused' ? 'microsoft_refused' : 'microsoft_unavailable');
  }
}
