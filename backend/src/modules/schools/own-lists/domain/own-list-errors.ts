import { DomainError, type FieldError } from '../../../../shared-kernel/domain-error.js';

export class InvalidOwnListMapping extends DomainError {
  constructor(errors: FieldError[]) {
    super({ kind: 'invalid', code: 'invalid_input', message: errors[0]?.message ?? 'Please check the columns.', errors });
  }
}

export class OwnListTooLong extends DomainError {
  constructor(limit: number) {
    const message = `The file has more than ${limit.toLocaleString('en-US')} rows. Is it the right one?`;
    super({ kind: 'invalid', code: 'too_many_rows', message });
  }
}
