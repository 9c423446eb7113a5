import type { CampaignEmail } from '@/entities/campaign';

/** The actions for one email that is sent by hand. */
export type HandChoice = 'send' | 'note_reply' | 'change_reply' | 'remove_reply' | 'undo';

const answerable: readonly CampaignEmail['status'][] = ['sent', 'opened', 'auto_reply'];

/** The choices for this email, the likeliest first. */
export function handChoices({ status, channel, reply, isExample }: CampaignEmail): HandChoice[] {
  if (status === 'kept') return isExample ? [] : ['send'];
  if (reply?.isNoted) return ['change_reply', 'remove_reply'];
  if (!answerable.includes(status)) return [];
  return status === 'sent' && channel !== 'email' ? ['note_reply', 'undo'] : ['note_reply'];
}
