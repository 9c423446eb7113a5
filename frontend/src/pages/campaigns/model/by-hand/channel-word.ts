import type { CampaignEmail } from '@/entities/campaign';

const words: Record<CampaignEmail['channel'], string> = {
  email: '',
  email_by_hand: 'Sent by hand',
  x: 'Sent by hand on X',
  text: 'Sent by hand as a text message',
};

/** How the athlete sent it outside of Recruit; '' for what Recruit sends. */
export function channelWord(channel: CampaignEmail['channel']): string {
  return words[channel];
}
