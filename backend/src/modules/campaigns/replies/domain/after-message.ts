import type { MailStatus } from '../../writing/domain/mail-status.js';
import type { Bounce, MessageClass } from './message-class.js';

/** What a message may change about the email that it is about. */
export interface MailState {
  status: MailStatus;
  sentAt: Date | null;
  repliedAt: Date | null;
  bouncedAt: Date | null;
  reasonCode: string | null;
  errorMessage: string | null;
}

/** Emails that left or may have left; a message about any other changes nothing. */
const AWAY: readonly MailStatus[] = ['sending', 'unknown', 'sent', 'opened', 'auto_reply', 'bounced', 'replied'];
/** Nothing better is known of them yet. */
const UNANSWERED: readonly MailStatus[] = ['sending', 'unknown', 'sent', 'opened'];

const LIMIT_REACHED =
  'Gmail says that your account has sent all it may for today, so this email was not sent. The coach’s address is fine: send it again tomorrow.';

/**
 * Returns the email's state after a message about it: a person's answer outweighs everything, an automatic one or a bounce
 * never removes an answer, and a message about an email of unknown delivery proves that it was sent. `leftAt`: when it was
 * handed over.
 */
export function afterMessage(mail: MailState, message: MessageClass, receivedAt: Date, leftAt: Date): MailState {
  if (!AWAY.includes(mail.status)) return mail;
  const arrived = { ...mail, sentAt: mail.sentAt ?? leftAt };
  if (message.kind === 'human') {
    return { ...arrived, ...NO_TROUBLE, status: 'replied', repliedAt: earlier(mail.repliedAt, receivedAt) };
  }
  if (message.kind === 'bounce') return bounced(arrived, mail, message, receivedAt);
  if (!UNANSWERED.includes(mail.status)) return mail;
  if (message.kind === 'auto_reply') return { ...arrived, ...NO_TROUBLE, status: 'auto_reply' };
  return message.kind === 'limit_reached' ? limited(mail) : mail;
}

const NO_TROUBLE = { reasonCode: null, errorMessage: null };

function bounced(arrived: MailState, mail: MailState, { isDelay, reason }: Bounce, at: Date): MailState {
  if (isDelay || mail.status === 'replied' || mail.status === 'bounced') return mail;
  return { ...arrived, status: 'bounced', bouncedAt: at, reasonCode: 'bounced', errorMessage: `It came back: ${reason}` };
}

function limited(mail: MailState): MailState {
  return { ...mail, status: 'failed', sentAt: null, reasonCode: 'sending_limit', errorMessage: LIMIT_REACHED };
}

function earlier(one: Date | null, other: Date): Date {
  return one && one < other ? one : other;
}
