import { DomainError } from '../../../../shared-kernel/domain-error.js';

export class ReportNotFound extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'report_not_found', message: 'There is no such report.' });
  }
}

/** So many coaches wrote by the form within a day that one more is refused. */
export class TooManyMessages extends DomainError {
  constructor() {
    const message = 'This athlete has reached the daily limit for messages. Please try again tomorrow.';
    super({ kind: 'unavailable', status: 429, code: 'too_many_messages', message, retryAfterSeconds: 24 * 3600 });
  }
}

export class MessageNotFound extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'message_not_found', message: 'There is no such message.' });
  }
}

export class TooManyReports extends DomainError {
  constructor() {
    const message = 'The admins still have many of your reports to read. Show this reply to an adult you trust, and do not answer it.';
    super({ kind: 'conflict', code: 'too_many_reports', message });
  }
}
