import { DomainError } from '../../../../shared-kernel/domain-error.js';

export class WorkbooksBusy extends DomainError {
  constructor() {
    const message = 'Other spreadsheets are being read at the moment. Please try again in a minute.';
    super({ kind: 'unavailable', code: 'workbooks_busy', message, retryAfterSeconds: 60 });
  }
}
