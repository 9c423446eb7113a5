import { Injectable } from '@nestjs/common';

import { AccountTurns } from '../../../../shared-kernel/account-turns.js';
import { CALL_LIMITS } from '../domain/call-limits.js';
import { TooManyCalls } from '../domain/too-many-calls.js';

/** One athlete has one AI call under way; the next ones wait. In each web process. */
@Injectable()
export class CallsUnderWay extends AccountTurns {
  constructor() {
    super({
      atOnce: CALL_LIMITS.underWay,
      waiting: CALL_LIMITS.waiting,
      waitMs: CALL_LIMITS.waitSeconds * 1000,
      refusal: () => new TooManyCalls(),
    });
  }
}
