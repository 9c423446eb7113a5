import { DomainError } from '../../../shared-kernel/domain-error.js';

export class InvalidLogEntry extends DomainError {
  constructor(field: string, code: string, message: string) {
    super({ kind: 'invalid', code: 'invalid_input', message, errors: [{ field, code, message }] });
  }
}

export class TooManyLogEntries extends DomainError {
  constructor(limit: number) {
    const message = `You have logged ${limit.toLocaleString('en-US')} contacts, the most Recruit keeps. Nothing was added.`;
    super({ kind: 'conflict', code: 'too_many_log_entries', message });
  }
}

export class LogEntryNotFound extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'log_entry_not_found', message: 'This entry does not exist.' });
  }
}
