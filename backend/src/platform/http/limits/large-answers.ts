import { Injectable } from '@nestjs/common';

import { AccountTurns } from '../../../shared-kernel/account-turns.js';
import type { Cap } from '../../../shared-kernel/cap.js';
import { DomainError } from '../../../shared-kernel/domain-error.js';

export const LARGE_ANSWER_CAPS = {
  largeAnswers: { most: 2, of: 'long lists, files and Sends that are under way at once; others wait', beyond: 429 },
  largeAnswersWaiting: { most: 8, of: 'long lists, files and Sends that wait for their turn', beyond: 429 },
  largeAnswersWaitSeconds: { most: 30, of: 'seconds that one of them waits', beyond: 429 },
} as const satisfies Record<string, Cap>;

const RETRY_AFTER_SECONDS = 5;

class TooManyLargeAnswers extends DomainError {
  constructor() {
    super({
      kind: 'unavailable',
      status: 429,
      code: 'too_many_large_answers',
      message: 'Several large requests of yours are under way. Please wait a few seconds and try again.',
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
}

/** Queues responses of several megabytes per account, so that no account can use up the memory. */
@Injectable()
export class LargeAnswers extends AccountTurns {
  constructor() {
    super({
      atOnce: LARGE_ANSWER_CAPS.largeAnswers.most,
      waiting: LARGE_ANSWER_CAPS.largeAnswersWaiting.most,
      waitMs: LARGE_ANSWER_CAPS.largeAnswersWaitSeconds.most * 1000,
      refusal: () => new TooManyLargeAnswers(),
    });
  }
}
