import { DomainError } from '../../../../shared-kernel/domain-error.js';

export class InvalidNotedReply extends DomainError {
  constructor(field: string, code: string, message: string) {
    super({ kind: 'invalid', code: 'invalid_input', message, errors: [{ field, code, message }] });
  }
}

/** Only what was sent can be answered. */
export class NothingToAnswer extends DomainError {
  constructor() {
    super({
      kind: 'conflict',
      code: 'nothing_to_answer',
      message: 'Nothing was noted: this email was not sent, or it came back. Mark it as sent first.',
    });
  }
}

/** The reply itself was found in the mailbox. */
export class ReplyAlreadyFound extends DomainError {
  constructor() {
    super({ kind: 'conflict', code: 'reply_already_found', message: 'Nothing was noted: the reply of this coach is already here.' });
  }
}
