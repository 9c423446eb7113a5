import { Injectable } from '@nestjs/common';

import { PasskeyNotRight, TooManyPasskeys } from '../domain/factor-errors.js';
import { FACTOR_LIMITS } from '../domain/factor-limits.js';
import type { Passkey } from '../domain/passkey.js';
import { ManagePasskeys } from './manage-passkeys.use-case.js';
import { PasskeyQuestions } from './passkey-questions.use-case.js';
import type { CeremonyOwner } from './ports/ceremonies.js';
import { type BrowserOptions, PasskeyChecker } from './ports/passkey-checker.js';

/** Whose open session it is. */
export interface OpenSessionOf {
  userId: string;
  session: string;
}

/** A new passkey for a signed-in account. */
@Injectable()
export class AddPasskey {
  constructor(
    private readonly passkeys: ManagePasskeys,
    private readonly questions: PasskeyQuestions,
    private readonly checker: PasskeyChecker,
  ) {}

  /** Throws TooManyPasskeys. */
  async begin(who: OpenSessionOf, username: string): Promise<BrowserOptions> {
    const known = await this.passkeys.list(who.userId);
    if (known.length >= FACTOR_LIMITS.passkeys) throw new TooManyPasskeys();
    return this.checker.optionsToAdd({ challenge: await this.questions.begin(ownerOf(who)), userId: who.userId, username, known });
  }

  /** Throws CeremonyOver, PasskeyNotRight, TooManyPasskeys or PasskeyKnown. */
  async finish(who: OpenSessionOf, name: string, answer: string): Promise<Passkey> {
    const read = this.checker.read(answer);
    if (!read) throw new PasskeyNotRight();
    await this.questions.take(read.challenge, ownerOf(who));
    const credential = await this.checker.checkNew(answer, read.challenge);
    if (!credential) throw new PasskeyNotRight();
    return this.passkeys.add(who.userId, name, credential);
  }
}

function ownerOf({ userId, session }: OpenSessionOf): CeremonyOwner {
  return { purpose: 'add', userId, session };
}
