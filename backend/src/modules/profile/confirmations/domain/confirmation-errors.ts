import { DomainError } from '../../../../shared-kernel/domain-error.js';
import { CONFIRMATION_LIMITS } from './confirmation-limits.js';

export class FigureMissing extends DomainError {
  constructor() {
    const message = 'Your profile does not have this figure. Fill it in first, or leave it out.';
    super({ kind: 'conflict', code: 'figure_missing', message });
  }
}

export class TooManyOpen extends DomainError {
  constructor() {
    const message = `${CONFIRMATION_LIMITS.open} requests wait for an answer. Take one back first.`;
    super({ kind: 'conflict', code: 'too_many_open', message });
  }
}

export class TooManyThisYear extends DomainError {
  constructor() {
    const message = `You can ask ${CONFIRMATION_LIMITS.aYear} times in 365 days.`;
    super({ kind: 'conflict', code: 'too_many_this_year', status: 429, message, retryAfterSeconds: 24 * 3600 });
  }
}

export class RequestNotFound extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'not_found', message: 'There is no such request.' });
  }
}

export class WordLinkNotValid extends DomainError {
  constructor() {
    const message = `This link was taken back or is older than ${CONFIRMATION_LIMITS.days} days. Ask the athlete for a new one.`;
    super({ kind: 'invalid', code: 'link_not_valid', message });
  }
}

export class AlreadyAnswered extends DomainError {
  constructor() {
    super({ kind: 'conflict', code: 'already_answered', message: 'This was already answered. A link can be answered once.' });
  }
}

/** A figure that was not asked for, or was both confirmed and not. */
export class AnswerNotValid extends DomainError {
  constructor() {
    super({ kind: 'invalid', code: 'invalid_input', message: 'Answer each figure that you were asked about once, and at least one.' });
  }
}
