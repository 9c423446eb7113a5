import { DomainError } from '../../../../shared-kernel/domain-error.js';

const GMAIL_LOST = 'Google no longer lets us into your Gmail account. Press Reconnect on the profile page; nothing is lost.';
const MAILBOX_LOST = 'Your mailbox no longer lets us in. Connect it again on the profile page; nothing is lost.';

export class GmailNotConnected extends DomainError {
  constructor() {
    super({
      kind: 'conflict',
      code: 'gmail_not_connected',
      message: 'Connect Gmail or another mailbox on the profile page, and we can see who replied.',
    });
  }
}

export class GmailSendOnly extends DomainError {
  constructor() {
    super({
      kind: 'conflict',
      code: 'send_only',
      message:
        'Your Gmail connection may send email but not look for replies. Connect again on the profile page with “Tell me who replied” ticked.',
    });
  }
}

export class ReconnectFirst extends DomainError {
  /** `kind`: of the account that can no longer be used. */
  constructor(kind: string) {
    super({ kind: 'conflict', code: 'needs_reconnect', message: kind === 'mailbox' ? MAILBOX_LOST : GMAIL_LOST });
  }
}

export class MailboxDoesNotAnswer extends DomainError {
  constructor(kind: string, retryAfterSeconds: number) {
    const who = kind === 'mailbox' ? 'Your mailbox' : 'Gmail';
    super({
      kind: 'unavailable',
      code: kind === 'mailbox' ? 'mailbox_unavailable' : 'gmail_unavailable',
      message: `${who} does not answer at the moment. We try again automatically. No reply is lost.`,
      retryAfterSeconds,
    });
  }
}

export class CampaignNotPaused extends DomainError {
  constructor() {
    super({ kind: 'conflict', code: 'campaign_not_paused', message: 'This campaign is not paused.' });
  }
}
