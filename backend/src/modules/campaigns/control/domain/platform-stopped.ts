import { DomainError } from '../../../../shared-kernel/domain-error.js';

export class PlatformStopped extends DomainError {
  constructor() {
    super({
      kind: 'conflict',
      code: 'platform_stopped',
      message:
        'Nothing was sent. Email from our address is stopped because too many of the last emails came back. Your emails are kept. Try again later, or connect your own mailbox on the profile page.',
    });
  }
}
