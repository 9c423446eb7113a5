import { DomainError, type FieldError } from '../../../shared-kernel/domain-error.js';

/** Neutral: the error does not reveal which birth date would be accepted. */
export class UnderAge extends DomainError {
  constructor() {
    const message = 'We can’t create an account for you right now. Nothing you typed was saved.';
    super({ kind: 'invalid', code: 'under_13', status: 422, message });
  }
}

export class BirthdateNotValid extends DomainError {
  constructor(error: Omit<FieldError, 'field'>) {
    super({ kind: 'invalid', code: 'invalid_input', message: error.message, errors: [{ field: 'birthdate', ...error }] });
  }
}
