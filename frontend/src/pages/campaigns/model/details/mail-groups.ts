import type { CampaignEmail, MailStatus } from '@/entities/campaign';
import { figureWords } from '../figure-words';
import { mailStatusWord } from './mail-status-word';

export interface MailGroup {
  key: string;
  label: string;
  has: (email: CampaignEmail) => boolean;
}

function withStatus(status: MailStatus): MailGroup {
  return { key: status, label: mailStatusWord(status), has: (email) => email.status === status };
}

/**
 * The groups by which the emails of a campaign are filtered. Sent, replied and opened are the figures of the
 * campaign, in its words and by its definition, so an email can be in all three; the others are present statuses.
 */
export const mailGroups: readonly MailGroup[] = [
  ...(['unknown', 'failed', 'bounced', 'kept', 'waiting_for_approval', 'queued', 'sending'] as const).map(withStatus),
  { key: 'sent', label: figureWords.sent, has: ({ isSent }) => isSent },
  { key: 'by_hand', label: figureWords.byHand, has: ({ isSent, channel }) => isSent && channel !== 'email' },
  { key: 'replied', label: figureWords.replied, has: ({ isReplied }) => isReplied },
  { key: 'opened', label: figureWords.opened, has: ({ isOpened }) => isOpened },
  ...(['auto_reply', 'skipped', 'cancelled'] as const).map(withStatus),
];
