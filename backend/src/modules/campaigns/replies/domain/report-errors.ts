import { DomainError } from '../../../../shared-kernel/domain-error.js';

export class ReportNotFound extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'report_not_found', message: 'There is no such report.' });
  }
}

export class TooManyReports extends DomainError {
  constructor() {
    const message = 'The admins have many reports of yours to look at. Show this reply to an adult you trust, and do not answer it.';
    super({ kind: 'conflict', code: 'too_many_reports', message });
  }
}
