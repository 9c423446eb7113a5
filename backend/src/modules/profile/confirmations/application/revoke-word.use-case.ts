import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { Confirmations } from './ports/confirmations.js';

/** An athlete takes a request back, answered or not; its link is dead at once. */
@Injectable()
export class RevokeWord {
  constructor(
    private readonly confirmations: Confirmations,
    private readonly clock: Clock,
  ) {}

  /** Throws RequestNotFound. */
  run(athleteId: string, id: string): Promise<void> {
    return this.confirmations.revoke(athleteId, id, this.clock.now());
  }
}
