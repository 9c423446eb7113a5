import { Injectable } from '@nestjs/common';

import { Clock } from '../../../shared-kernel/clock.js';
import { PasskeyNotRight } from '../domain/factor-errors.js';
import type { Passkey } from '../domain/passkey.js';
import { PasskeyQuestions } from './passkey-questions.use-case.js';
import type { CeremonyOwner } from './ports/ceremonies.js';
import { type BrowserOptions, PasskeyChecker, type PasskeyUse } from './ports/passkey-checker.js';
import { Passkeys } from './ports/passkeys.js';

export interface ProvedPasskey {
  userId: string;
  isUserVerified: boolean;
}

/** Asks a passkey to sign a question, and checks what it answers. */
@Injectable()
export class ProvePasskey {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly questions: PasskeyQuestions,
    private readonly checker: PasskeyChecker,
    private readonly clock: Clock,
  ) {}

  async begin(owner: CeremonyOwner): Promise<BrowserOptions> {
    const known = owner.userId === null ? [] : await this.passkeys.of(owner.userId);
    return this.checker.optionsToUse(await this.questions.begin(owner), known);
  }

  /** The challenge is used up in any case. Throws CeremonyOver or PasskeyNotRight. */
  async run(answer: string, owner: CeremonyOwner): Promise<ProvedPasskey> {
    const read = this.checker.read(answer);
    if (!read) throw new PasskeyNotRight();
    await this.questions.take(read.challenge, owner);
    const passkey = await this.passkeys.byCredential(read.credentialId);
    if (!passkey || !isOf(owner, passkey)) throw new PasskeyNotRight();
    const use = await this.checker.checkUse(answer, read.challenge, passkey);
    if (!use || !(await this.count(passkey, use))) throw new PasskeyNotRight();
    return { userId: passkey.userId, isUserVerified: use.isUserVerified };
  }

  private count({ id }: Passkey, { counter }: PasskeyUse): Promise<boolean> {
    return this.passkeys.use(id, counter, this.clock.now());
  }
}

/** At a sign-in without a name it may be anybody's. */
function isOf({ userId }: CeremonyOwner, passkey: Passkey): boolean {
  return userId === null || passkey.userId === userId;
}
