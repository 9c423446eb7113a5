import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { Ids } from '../../../../shared-kernel/ids.js';
import { OAuthStates } from '../../gateways/index.js';
import { MicrosoftNotSetUp, MicrosoftOAuth } from '../../microsoft/index.js';

const VALID_MS = 10 * 60_000;

export interface MicrosoftConnectCommand {
  userId: string;
  sessionId: string;
  /** The address that the athlete typed; the account that is chosen at Microsoft counts. */
  address?: string;
  sameTab: boolean;
}

/** Where the athlete is asked by Microsoft; what comes back fits only this session, once, for ten minutes. */
@Injectable()
export class StartMicrosoftConnect {
  constructor(
    private readonly microsoft: MicrosoftOAuth,
    private readonly states: OAuthStates,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Returns the address of the consent page. Throws MicrosoftNotSetUp. */
  async run({ userId, sessionId, address, sameTab }: MicrosoftConnectCommand): Promise<string> {
    if (!this.microsoft.isSetUp) throw new MicrosoftNotSetUp();
    const [state, codeVerifier] = [this.ids.token(), this.ids.token()];
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + VALID_MS);
    await this.states.keep(state, { provider: 'microsoft', userId, sessionId, codeVerifier, replies: true, sameTab, expiresAt }, now);
    return this.microsoft.consentUrl({ state, codeVerifier, loginHint: address });
  }
}
