import { Injectable } from '@nestjs/common';

import { CheckCode } from './check-code.use-case.js';
import type { CeremonyOwner } from './ports/ceremonies.js';
import type { BrowserOptions } from './ports/passkey-checker.js';
import { ProvePasskey } from './prove-passkey.use-case.js';

/** A second factor of a known account: a code or a passkey. */
@Injectable()
export class ProveFactor {
  constructor(
    private readonly passkeys: ProvePasskey,
    private readonly codes: CheckCode,
  ) {}

  passkeyOptions(owner: CeremonyOwner): Promise<BrowserOptions> {
    return this.passkeys.begin(owner);
  }

  /** A passkey counts before a code. Throws CodeNotRight, CeremonyOver or PasskeyNotRight. */
  async run(shown: { code?: string; passkey?: string }, owner: CeremonyOwner & { userId: string }): Promise<void> {
    if (shown.passkey === undefined) await this.codes.run(owner.userId, shown.code ?? '');
    else await this.passkeys.run(shown.passkey, owner);
  }
}
