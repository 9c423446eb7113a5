import type { MailStatus } from '../mail-status.js';
import type { MessageClass } from './message-class.js';

/** What a message may change about the mail that it is about. */
export interface MailState {
  status: MailStatus;
  sentAt: Date | null;
  repliedAt: Date | null;
  bouncedAt: Date | null;
  reasonCode: string | null;
  errorMessage: string | null;
}

/** Mails that left or may have left; a message about any other changes nothing. */
const AWAY: readonly MailStatus[] = ['sending', 'unknown', 'sent', 'opened', 'auto_reply', 'bounced', 'replied'];
/** Nothing better is known of them yet. */
const UNANSWERED: readonly MailStatus[] = ['sending', 'unknown', 'sent', 'opened'];

const LIMIT_REACHED =
  'Gmail says that your account has sent all it may for today, so this mail did not leave. The coach’s address is fine: send it again tomorrow.';

/**
 * The mail after a message about it: a person's answer outweighs everything, an automatic one or a bounce never
 * takes an answer away, and a message about a mail that was in doubt proves that it left. `leftAt`: when it was handed over.
 */
export function afterMessage(mail: MailState, message: MessageClass, receivedAt: Date, leftAt: Date): MailState {
  if (!AWAY.includes(mail.status)) return mail;
  const arrived = { ...mail, sentAt: mail.sentAt ?? leftAt };
  switch (message.kind) {
    case 'human':
      return { ...arrived, ...NO_TROUBLE, status: 'replied', repliedAt: earlier(mail.repliedAt, receivedAt) };
    case 'auto_reply':
      return UNANSWERED.includes(mail.status) ? { ...arrived, ...NO_TROUBLE, status: 'auto_reply' } : mail;
    case 'bounce':
      return message.isDelay ? mail : bounced(arrived, mail, message.reason, receivedAt);
    case 'limit_reached':
      return UNANSWERED.includes(mail.status) ? limited(mail) : mail;
    case 'own':
      return mail;
  }
}

const NO_TROUBLE = { reasonCode: null, errorMessage: null };

function bounced(arrived: MailState, mail: MailState, reason: string, at: Date): MailState {
  if (mail.status === 'replied' || mail.status === 'bounced') return mail;
  return { ...arrived, status: 'bounced', bouncedAt: at, reasonCode: 'bounced', errorMessage: `It came back: ${reason}` };
}

function limited(mail: MailState): MailState {
  return { ...mail, status: 'failed', sentAt: null, reasonCode: 'sending_limit', errorMessage: LIMIT_REACHED };
}

function earlier(one: Date | null, other: Date): Date {
  return one && one < other ? one : other;
}
