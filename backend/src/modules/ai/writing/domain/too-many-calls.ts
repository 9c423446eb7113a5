import { DomainError } from '../../../../shared-kernel/domain-error.js';

const RETRY_AFTER_SECONDS = 10;

/** Other calls of the same athlete are under way and waiting, or waited too long. */
export class TooManyCalls extends DomainError {
  constructor() {
    super({
      kind: 'unavailable',
      status: 429,
      code: 'too_many_ai_calls',
      message: 'The AI help is still writing something else for you. Wait until it is done, or cancel it, and try again.',
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
}
