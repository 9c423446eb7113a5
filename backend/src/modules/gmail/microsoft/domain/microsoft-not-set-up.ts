import { DomainError } from '../../../../shared-kernel/domain-error.js';

export class MicrosoftNotSetUp extends DomainError {
  constructor() {
    const message = 'Microsoft accounts need a sign-in with Microsoft, which this server does not offer. Connect another mailbox.';
    super({ kind: 'conflict', code: 'microsoft_not_set_up', message });
  }
}
