import { DomainError } from '../../shared-kernel/domain-error.js';

/** Disk or bucket do not do what they should. `reason` is for the log, never for the person in front of the screen. */
export class StorageUnavailable extends DomainError {
  constructor(reason: string) {
    super({
      kind: 'unavailable',
      code: 'storage_unavailable',
      message: 'The file storage does not answer. Nothing was changed. Please try again in a few minutes.',
      retryAfterSeconds: 60,
    });
    this.cause = reason;
  }
}
