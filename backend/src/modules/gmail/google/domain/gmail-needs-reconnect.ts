import { DomainError } from '../../../../shared-kernel/domain-error.js';

/** There is no automatic fallback to another account: the athlete connects again, or disconnects. */
export class GmailNeedsReconnect extends DomainError {
  constructor() {
    const message = 'Nothing was sent: Recruit may no longer use your Gmail. Connect it again on your profile, or disconnect it.';
    super({ kind: 'conflict', code: 'gmail_needs_reconnect', message });
  }
}
