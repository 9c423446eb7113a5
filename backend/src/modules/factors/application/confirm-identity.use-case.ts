import { Injectable } from '@nestjs/common';

import { ConfirmPassword } from '../../auth/index.js';
import { NothingShown } from '../domain/factor-errors.js';
import type { OpenSessionOf } from './add-passkey.use-case.js';
import type { BrowserOptions } from './ports/passkey-checker.js';
import { ProvePasskey } from './prove-passkey.use-case.js';

/** What a user provides in an open session to prove that it is theirs. */
export interface ShownIdentity {
  password?: string;
  passkey?: string;
}

/** Checks that the person at an open session knows the password or has a passkey of the account. */
@Injectable()
export class ConfirmIdentity {
  constructor(
    private readonly passwords: ConfirmPassword,
    private readonly passkeys: ProvePasskey,
  ) {}

  options(who: OpenSessionOf): Promise<BrowserOptions> {
    return this.passkeys.begin({ purpose: 'confirm', ...who });
  }

  /** Throws NothingShown, PasswordNotRight, CeremonyOver or PasskeyNotRight. */
  async run(who: OpenSessionOf, { password, passkey }: ShownIdentity): Promise<void> {
    if (passkey !== undefined) await this.passkeys.run(passkey, { purpose: 'confirm', ...who });
    else if (password !== undefined) await this.passwords.run(who.userId, password);
    else throw new NothingShown();
  }
}
