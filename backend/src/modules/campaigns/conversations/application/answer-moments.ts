import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { Ids } from '../../../../shared-kernel/ids.js';

/** When an answer is written, and the token of its unsubscribe link. */
@Injectable()
export class AnswerMoments {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  next(bytes: number): { now: Date; optOutToken: string } {
    return { now: this.clock.now(), optOutToken: this.ids.token(bytes) };
  }
}
