import { DomainError } from '../../../../shared-kernel/domain-error.js';

/** The email is not the athlete's to send by hand: Recruit sends it, has sent it, or it was cancelled. */
export class NotForHand extends DomainError {
  constructor() {
    super({
      kind: 'conflict',
      code: 'not_for_hand',
      message: 'Nothing was changed. Recruit sent this email, is sending it, or it was cancelled. Send by hand only what is not delivered.',
    });
  }
}

/** It was marked before, with another channel. */
export class SentByAnotherChannel extends DomainError {
  constructor() {
    super({
      kind: 'conflict',
      code: 'already_sent_by_hand',
      message: 'Nothing was changed. You already wrote to this coach in this campaign. Undo that first.',
    });
  }
}

/** A guardian reads it first. */
export class WaitsForGuardian extends DomainError {
  constructor() {
    super({
      kind: 'conflict',
      code: 'waits_for_guardian',
      message: 'Your guardian reads this email first. You can send it once it is approved.',
    });
  }
}

export class SendingPaused extends DomainError {
  constructor() {
    super({ kind: 'conflict', code: 'sending_paused', message: 'Your guardian has paused all sending. Ask them to end the pause.' });
  }
}

export class NotSentByHand extends DomainError {
  constructor() {
    super({ kind: 'conflict', code: 'not_sent_by_hand', message: 'Nothing was changed. You did not mark this email as sent by hand.' });
  }
}

/** Something came back, so that the email was certainly sent. */
export class AnsweredByHand extends DomainError {
  constructor() {
    super({
      kind: 'conflict',
      code: 'already_answered',
      message: 'Nothing was changed: an answer to this message is recorded. If you noted the reply yourself, remove the reply first.',
    });
  }
}

/** An address or number that the channel needs is not known. */
export class NoWayToReach extends DomainError {
  constructor(what: string) {
    super({ kind: 'conflict', code: 'no_way_to_reach', message: `We don’t know ${what} of this coach. Add it to a contact of your own.` });
  }
}

/** A short message that does not fit, or that is empty. */
export class MessageTooLong extends DomainError {
  constructor({ length, limit }: { length: number; limit: number }) {
    const message =
      length === 0 ? 'Please write the message.' : `The message takes ${length} of ${limit} characters. Make it shorter, then try again.`;
    super({ kind: 'invalid', code: 'message_too_long', message, errors: [{ field: 'template', code: 'message_too_long', message }] });
  }
}
