import { DomainError } from '../../../../shared-kernel/domain-error.js';

export class SuggestionNotFound extends DomainError {
  constructor() {
    const message = 'This suggestion does not exist any more: it was decided, or the athlete offered a newer page.';
    super({ kind: 'missing', code: 'suggestion_not_found', message });
  }
}

/** Another admin decided a part of it in the meantime, or the directory changed. */
export class SuggestionChanged extends DomainError {
  constructor() {
    const message = 'This suggestion has changed. Nothing was saved. Please look at it again.';
    super({ kind: 'conflict', code: 'suggestion_changed', message });
  }
}

export class OutsideInBulk extends DomainError {
  constructor() {
    const message = 'An address outside the known domains of the school can only be accepted alone.';
    super({ kind: 'invalid', code: 'outside_domain', message, errors: [{ field: 'rows', code: 'outside_domain', message }] });
  }
}

export class RemovalNotConfirmed extends DomainError {
  constructor() {
    const message = 'Several coaches would be removed. Please confirm that.';
    super({ kind: 'invalid', code: 'removal_not_confirmed', message, errors: [{ field: 'removeGone', code: 'required', message }] });
  }
}

export class TooManySuggestions extends DomainError {
  constructor(limit: number) {
    const message = `You offered the coaches of ${limit} schools that nobody has looked at yet. Please save without offering them.`;
    super({ kind: 'conflict', code: 'too_many_suggestions', message });
  }
}

export class TooManyOffered extends DomainError {
  constructor(limit: number) {
    const message = `At most ${limit} coaches of one page can be offered. Please select fewer, or save without offering them.`;
    super({ kind: 'invalid', code: 'too_many_offered', message, errors: [{ field: 'offerToAll', code: 'too_many', message }] });
  }
}
