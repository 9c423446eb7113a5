import { DomainError } from '../../../../../shared-kernel/domain-error.js';

export class UploadTooLarge extends DomainError {
  constructor(megabytes: number) {
    const message = `The file is too large. At most ${megabytes} MB can be imported at once; please split it.`;
    super({ kind: 'invalid', status: 413, code: 'too_large', message });
  }
}
