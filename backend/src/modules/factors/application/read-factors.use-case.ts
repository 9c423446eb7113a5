import { Injectable } from '@nestjs/common';

import type { FactorsOfAccount } from '../domain/second-step.js';
import { AuthenticatorApps } from './ports/authenticator-apps.js';
import { Passkeys } from './ports/passkeys.js';

/** What an account has beside its password. */
@Injectable()
export class ReadFactors {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly apps: AuthenticatorApps,
  ) {}

  async run(userId: string): Promise<FactorsOfAccount> {
    const [passkeys, hasApp] = await Promise.all([this.passkeys.of(userId), this.apps.isOn(userId)]);
    return { passkeys: passkeys.length, hasApp };
  }

  recoveryCodesLeft(userId: string): Promise<number> {
    return this.apps.codesLeft(userId);
  }
}
