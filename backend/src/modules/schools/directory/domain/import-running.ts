import { DomainError } from '../../../../shared-kernel/domain-error.js';

export class ImportRunning extends DomainError {
  constructor() {
    super({
      kind: 'conflict',
      code: 'import_running',
      message: 'Another import is running. Please try again when it is done.',
    });
  }
}
