import { DomainError } from '../../../../shared-kernel/domain-error.js';
import type { MailServerProblemKind } from '../../../../shared-kernel/mail-server-problem.js';
import type { MailboxPart } from './explain-mail-server.js';

/** One of the two sign-ins did not work; nothing was stored. */
export class MailboxRefused extends DomainError {
  constructor(part: MailboxPart, code: MailServerProblemKind, message: string) {
    super({ kind: 'invalid', status: 422, code, message, extra: { part } });
  }
}

export class PortNotAllowed extends DomainError {
  constructor(parts: readonly MailboxPart[]) {
    const message = 'Use port 993 or 143 for IMAP, and 465 or 587 for SMTP.';
    const errors = parts.map((part) => ({ field: `${part}.port`, code: 'port_not_allowed', message }));
    super({ kind: 'invalid', code: 'invalid_input', message, errors });
  }
}

export class MailboxTaken extends DomainError {
  constructor() {
    const message = 'This mailbox is connected to another Recruit account. Disconnect it there first, or connect another mailbox.';
    super({ kind: 'conflict', code: 'mailbox_taken', message });
  }
}

export class GmailIsConnected extends DomainError {
  constructor() {
    const message = 'A Gmail account is connected. Disconnect it first: your emails are sent from one account only.';
    super({ kind: 'conflict', code: 'gmail_connected', message });
  }
}
