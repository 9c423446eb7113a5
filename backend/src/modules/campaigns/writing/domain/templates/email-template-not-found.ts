import { DomainError } from '../../../../../shared-kernel/domain-error.js';

export class EmailTemplateNotFound extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'email_template_not_found', message: 'This email template does not exist.' });
  }
}
