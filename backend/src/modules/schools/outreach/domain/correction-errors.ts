import { DomainError } from '../../../../shared-kernel/domain-error.js';

export class CorrectionNotFound extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'correction_not_found', message: 'This correction does not exist.' });
  }
}

export class CorrectionDecided extends DomainError {
  constructor() {
    super({ kind: 'conflict', code: 'correction_decided', message: 'This correction was decided already.' });
  }
}

/** The coach was removed after the correction was proposed. */
export class CorrectionOutdated extends DomainError {
  constructor() {
    const message = 'The coach is no longer in the directory. You can only reject this correction.';
    super({ kind: 'conflict', code: 'correction_outdated', message });
  }
}

export class TooManyCorrections extends DomainError {
  constructor(limit: number) {
    const message = `You have ${limit} proposals that nobody has looked at yet. Please wait for an answer.`;
    super({ kind: 'conflict', code: 'too_many_corrections', message });
  }
}
