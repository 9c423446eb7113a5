import { DomainError } from '../../../../shared-kernel/domain-error.js';

export class ImportNotFound extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'import_not_found', message: 'This import does not exist.' });
  }
}
