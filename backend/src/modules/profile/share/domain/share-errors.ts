import { DomainError } from '../../../../shared-kernel/domain-error.js';

/** One error for unknown, turned off, renewed and expired links, so that it does not reveal which. */
export class SharedProfileNotFound extends DomainError {
  constructor() {
    super({
      kind: 'missing',
      code: 'shared_profile_not_found',
      message: 'This link does not lead to a profile. Ask the athlete for a new one.',
    });
  }
}

/** So many résumés are queued that another one would wait too long. */
export class ResumesBusy extends DomainError {
  constructor() {
    const message = 'Many PDFs are being made just now. Try again in a few seconds.';
    super({ kind: 'unavailable', code: 'resumes_busy', message, retryAfterSeconds: 5 });
  }
}

/** The athlete's age determines the privacy rules, so the page cannot be turned on without a birth date. */
export class BirthdateNeeded extends DomainError {
  constructor() {
    const message = 'Add your birth date to your profile first. Coaches do not see it unless you tick it.';
    const errors = [{ field: 'birthdate', code: 'required', message }];
    super({ kind: 'invalid', code: 'birth_date_needed', status: 422, message, errors });
  }
}
