import { DomainError } from '../../../../shared-kernel/domain-error.js';

/** The client stopped waiting. */
export class WritingCancelled extends DomainError {
  constructor(readonly tokens = 0) {
    super({ kind: 'conflict', code: 'writing_cancelled', message: 'Writing was cancelled.' });
  }
}
