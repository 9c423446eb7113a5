import { Injectable } from '@nestjs/common';

import { AccountTurns } from '../../../shared-kernel/account-turns.js';
import type { Cap } from '../../../shared-kernel/cap.js';
import { DomainError } from '../../../shared-kernel/domain-error.js';

/** Half of the connections of the pool, and two for large answers (LARGE_ANSWER_CAPS): a handler uses one at a time. */
export const REQUEST_CAPS = {
  requests: { most: 4, of: 'requests that one server works on at once beside the large ones; others wait', beyond: 429 },
  requestsWaiting: { most: 100, of: 'requests that wait for their turn', beyond: 429 },
  requestsWaitSeconds: { most: 30, of: 'seconds that one of them waits', beyond: 429 },
} as const satisfies Record<string, Cap>;

const RETRY_AFTER_SECONDS = 5;

class TooManyRequestsAtOnce extends DomainError {
  constructor() {
    super({
      kind: 'unavailable',
      status: 429,
      code: 'too_many_requests_at_once',
      message: 'Many requests of yours are under way. Please wait a few seconds and try again.',
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
}

/** Queues the requests of one account, so that it never holds the database connections that others need. */
@Injectable()
export class AccountRequests extends AccountTurns {
  constructor() {
    super({
      atOnce: REQUEST_CAPS.requests.most,
      waiting: REQUEST_CAPS.requestsWaiting.most,
      waitMs: REQUEST_CAPS.requestsWaitSeconds.most * 1000,
      refusal: () => new TooManyRequestsAtOnce(),
    });
  }
}
