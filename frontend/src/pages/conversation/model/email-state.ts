import type { EmailEntry } from '@/entities/campaign';
import type { PillTone } from '@/shared/ui/status-pill';

interface EmailState {
  tone: PillTone;
  word: string;
}

const byHand: Record<Exclude<EmailEntry['channel'], 'email'>, string> = {
  email_by_hand: 'Sent by you',
  x: 'Sent by you on X',
  text: 'Sent by you as a text message',
};

const states: Record<EmailEntry['status'], EmailState> = {
  queued: { tone: 'next', word: 'Waiting to be sent' },
  sending: { tone: 'info', word: 'Sending' },
  sent: { tone: 'good', word: 'Sent' },
  opened: { tone: 'good', word: 'Sent' },
  replied: { tone: 'good', word: 'Sent, answered' },
  auto_reply: { tone: 'good', word: 'Sent, automatic reply' },
  bounced: { tone: 'bad', word: 'Came back' },
  failed: { tone: 'bad', word: 'Not sent' },
  skipped: { tone: 'neutral', word: 'Skipped' },
  unknown: { tone: 'next', word: 'Delivery not confirmed' },
  cancelled: { tone: 'neutral', word: 'Cancelled' },
  kept: { tone: 'neutral', word: 'Not delivered, kept here' },
  waiting_for_approval: { tone: 'next', word: 'Waiting for approval' },
};

/** The state of an email as text. */
export function emailState({ status, channel }: Pick<EmailEntry, 'status' | 'channel'>): EmailState {
  const left = ['sent', 'opened', 'replied', 'auto_reply'].includes(status);
  return left && channel !== 'email' ? { tone: 'good', word: byHand[channel] } : states[status];
}
