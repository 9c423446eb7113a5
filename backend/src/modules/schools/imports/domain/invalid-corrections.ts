import { DomainError } from '../../../../shared-kernel/domain-error.js';

/** What was corrected on the screen cannot be used; `message` says why. */
export class InvalidCorrections extends DomainError {
  constructor(message: string) {
    const code = 'invalid_corrections';
    super({ kind: 'invalid', code, message, errors: [{ field: 'corrections', code, message }] });
  }
}
