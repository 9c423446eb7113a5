import { Injectable } from '@nestjs/common';

import { NoSuchPasskey, PasskeyIsOneFactor, PasskeyNotRight } from '../domain/factor-errors.js';
import { type FactorsOfAccount, stepMethods } from '../domain/second-step.js';
import type { BrowserOptions } from './ports/passkey-checker.js';
import { type ProvedPasskey, ProvePasskey } from './prove-passkey.use-case.js';
import { ReadFactors } from './read-factors.use-case.js';

const ANYBODY = { purpose: 'sign_in', userId: null, session: null } as const;

/** A sign-in without a name and without a password. */
@Injectable()
export class SignInWithPasskey {
  constructor(
    private readonly passkeys: ProvePasskey,
    private readonly factors: ReadFactors,
  ) {}

  begin(): Promise<BrowserOptions> {
    return this.passkeys.begin(ANYBODY);
  }

  /** Who it is. Throws CeremonyOver or NoSuchPasskey. */
  async run(answer: string): Promise<ProvedPasskey> {
    try {
      return await this.passkeys.run(answer, ANYBODY);
    } catch (error) {
      if (error instanceof PasskeyNotRight) throw new NoSuchPasskey();
      throw error;
    }
  }

  /** A device that checked a finger, face or PIN is two factors; a bare key is one. Throws PasskeyIsOneFactor where two are asked for. */
  async refuseOneFactor({ userId, isUserVerified }: ProvedPasskey, isRequired: boolean): Promise<void> {
    if (isUserVerified) return;
    const factors: FactorsOfAccount = await this.factors.run(userId);
    if (isRequired || stepMethods(factors, isRequired).length > 0) throw new PasskeyIsOneFactor();
  }
}
