import { DomainError } from '../../../../shared-kernel/domain-error.js';
import type { NoAnswerReason } from './answer-way.js';

export class ConversationNotFound extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'conversation_not_found', message: 'There is no email to this coach.' });
  }
}

export class EntryNotFound extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'email_not_found', message: 'There is no such email in this conversation.' });
  }
}

export class AnswerNotFound extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'answer_not_found', message: 'There is no such answer.' });
  }
}

/** Nothing was sent; `reason` is the obstacle. */
export class CannotAnswer extends DomainError {
  constructor(reason: NoAnswerReason, message: string) {
    super({ kind: 'conflict', code: reason, message });
  }
}

export class InvalidAnswer extends DomainError {
  constructor(code: string, message: string) {
    super({ kind: 'invalid', code: 'invalid_input', message, errors: [{ field: 'text', code, message }] });
  }
}

/** The same answer was already submitted with another text: a repeated request does not change it. */
export class AnswerAlreadySent extends DomainError {
  constructor() {
    super({
      kind: 'conflict',
      code: 'answer_already_sent',
      message: 'This answer was already sent with another text. Look at the conversation before you write again.',
    });
  }
}

export class AnswerHasLeft extends DomainError {
  constructor() {
    super({ kind: 'conflict', code: 'too_late', message: 'It is too late to take this answer back: it was already sent.' });
  }
}
