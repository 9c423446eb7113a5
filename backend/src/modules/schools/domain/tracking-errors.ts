import { DomainError } from '../../../shared-kernel/domain-error.js';

export class InvalidLogEntry extends DomainError {
  constructor(field: string, code: string, message: string) {
    super({ kind: 'invalid', code: 'invalid_input', message, errors: [{ field, code, message }] });
  }
}

export class LogEntryNotFound extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'log_entry_not_found', message: 'This entry does not exist.' });
  }
}
