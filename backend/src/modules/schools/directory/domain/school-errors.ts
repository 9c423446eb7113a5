import { DomainError } from '../../../../shared-kernel/domain-error.js';

export class SchoolNotFound extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'school_not_found', message: 'This school does not exist.' });
  }
}

export class ContactNotFound extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'contact_not_found', message: 'This contact does not exist.' });
  }
}

export class ContactExists extends DomainError {
  constructor() {
    const message = 'This school already has a coach with this email address.';
    super({
      kind: 'conflict',
      code: 'contact_exists',
      message,
      errors: [{ field: 'email', code: 'exists', message }],
    });
  }
}

export class TooManyContacts extends DomainError {
  constructor(limit: number) {
    const message = `You can keep at most ${limit} contacts of your own. Please remove one first.`;
    super({ kind: 'conflict', code: 'too_many_contacts', message });
  }
}

export class InvalidContact extends DomainError {
  constructor(field: string, code: string, message: string) {
    super({ kind: 'invalid', code: 'invalid_input', message, errors: [{ field, code, message }] });
  }
}

export class SchoolExists extends DomainError {
  constructor() {
    const message = 'A school of this name is already in this state.';
    const errors = [{ field: 'name', code: 'exists', message }];
    super({ kind: 'conflict', code: 'school_exists', message, errors });
  }
}

export class CoachNotFound extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'coach_not_found', message: 'This coach does not exist.' });
  }
}

export class CoachExists extends DomainError {
  constructor() {
    const message = 'This school already has a coach of this name.';
    const errors = [{ field: 'name', code: 'exists', message }];
    super({ kind: 'conflict', code: 'coach_exists', message, errors });
  }
}
