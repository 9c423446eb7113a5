import { DomainError } from '../../../../shared-kernel/domain-error.js';

/** Unknown, turned off, renewed and expired alike, so that nobody learns which. */
export class SharedProfileNotFound extends DomainError {
  constructor() {
    super({
      kind: 'missing',
      code: 'shared_profile_not_found',
      message: 'This link does not lead to a profile. Ask the athlete for a new one.',
    });
  }
}

/** So many résumés wait for their turn that another one would wait too long. */
export class ResumesBusy extends DomainError {
  constructor() {
    const message = 'Many PDFs are being made just now. Try again in a few seconds.';
    super({ kind: 'unavailable', code: 'resumes_busy', message, retryAfterSeconds: 5 });
  }
}

/** How old an athlete is decides who may see what, so a page of somebody whose age is unknown is not turned on. */
export class BirthdateNeeded extends DomainError {
  constructor() {
    const message = 'Add your birth date to your profile first. Coaches do not see it unless you tick it.';
    const errors = [{ field: 'birthdate', code: 'required', message }];
    super({ kind: 'invalid', code: 'birth_date_needed', status: 422, message, errors });
  }
}
