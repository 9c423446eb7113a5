import { DomainError } from '../../../../shared-kernel/domain-error.js';

/** The corrections from the screen cannot be used; `message` contains the reason. */
export class InvalidCorrections extends DomainError {
  constructor(message: string) {
    const code = 'invalid_corrections';
    super({ kind: 'invalid', code, message, errors: [{ field: 'corrections', code, message }] });
  }
}
