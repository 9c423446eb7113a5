import { DomainError } from '../../../../shared-kernel/domain-error.js';

/** There is no automatic fallback to another account: the athlete connects again, or disconnects. */
export class MailboxNeedsReconnect extends DomainError {
  constructor() {
    const message = 'Nothing was sent: your mailbox does not let Recruit in any more. Connect it again on your profile, or disconnect it.';
    super({ kind: 'conflict', code: 'mailbox_needs_reconnect', message });
  }
}
