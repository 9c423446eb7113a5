import { DomainError, type FieldError } from '../../../../shared-kernel/domain-error.js';

/** The columns that the admin chose do not fit the file. Nothing is stored. */
export class InvalidMapping extends DomainError {
  constructor(errors: FieldError[]) {
    super({ kind: 'invalid', code: 'invalid_input', message: errors[0]?.message ?? 'Please check the columns.', errors });
  }
}
