import { DomainError } from '../../../shared-kernel/domain-error.js';

export class LastAdmin extends DomainError {
  constructor() {
    const message = 'You are the only admin. Make somebody else an admin first; then your account can be deleted.';
    super({ kind: 'conflict', code: 'last_admin', message });
  }
}

export class UnknownReceipt extends DomainError {
  constructor() {
    const message = 'This receipt does not exist, or it is older than 24 hours.';
    super({ kind: 'missing', code: 'unknown_receipt', message });
  }
}

export class NoExportFile extends DomainError {
  constructor() {
    const message = 'There is no copy of your data, or it is older than 24 hours. Ask for a new one.';
    super({ kind: 'missing', code: 'no_export', message });
  }
}
