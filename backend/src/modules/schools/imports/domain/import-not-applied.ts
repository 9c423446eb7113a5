import { DomainError } from '../../../../shared-kernel/domain-error.js';

export class ImportNotApplied extends DomainError {
  constructor() {
    super({
      kind: 'conflict',
      code: 'import_not_applied',
      message: 'This import changed nothing that could be undone.',
    });
  }
}
