import { DomainError } from '../../../../shared-kernel/domain-error.js';

/** One field of what an admin or an athlete wrote about the directory is wrong. */
export class InvalidEntry extends DomainError {
  constructor(field: string, code: string, message: string) {
    super({ kind: 'invalid', code: 'invalid_input', message, errors: [{ field, code, message }] });
  }
}
