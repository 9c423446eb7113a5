import { DomainError } from '../../../shared-kernel/domain-error.js';

export class LastAdmin extends DomainError {
  constructor() {
    const message = 'You are the only admin. Make someone else an admin first; then your account can be deleted.';
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

export class NotUnderAge extends DomainError {
  constructor() {
    super({ kind: 'conflict', code: 'not_under_13', message: 'This is not a birth date under 13. Nothing was changed.' });
  }
}

export class BirthdateRefused extends DomainError {
  constructor(message: string) {
    super({ kind: 'invalid', code: 'invalid_input', message });
  }
}

export class NoPlannedDeletion extends DomainError {
  constructor(username: string) {
    const message = `There is no account named "${username}" that waits for its deletion.`;
    super({ kind: 'missing', code: 'no_planned_deletion', message });
  }
}
