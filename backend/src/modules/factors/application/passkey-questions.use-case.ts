import { Injectable } from '@nestjs/common';

import { Clock } from '../../../shared-kernel/clock.js';
import { Ids } from '../../../shared-kernel/ids.js';
import { CeremonyOver } from '../domain/factor-errors.js';
import { FACTOR_LIMITS } from '../domain/factor-limits.js';
import { Ceremonies, type CeremonyOwner } from './ports/ceremonies.js';

/** Questions that a passkey has to sign: random, for one owner and purpose, five minutes, once. */
@Injectable()
export class PasskeyQuestions {
  constructor(
    private readonly ceremonies: Ceremonies,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async begin(owner: CeremonyOwner): Promise<string> {
    const [challenge, now] = [this.ids.token(), this.clock.now()];
    await this.ceremonies.begin(challenge, owner, new Date(now.getTime() + FACTOR_LIMITS.ceremonyMs), now);
    return challenge;
  }

  /** Throws CeremonyOver. */
  async take(challenge: string, owner: CeremonyOwner): Promise<void> {
    if (!(await this.ceremonies.take(challenge, owner, this.clock.now()))) throw new CeremonyOver();
  }
}
