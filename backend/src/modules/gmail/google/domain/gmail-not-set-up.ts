import { DomainError } from '../../../../shared-kernel/domain-error.js';

export class GmailNotSetUp extends DomainError {
  constructor() {
    const message = 'Gmail is not set up on this server. Ask the people who run it.';
    super({ kind: 'conflict', code: 'gmail_not_set_up', message });
  }
}
