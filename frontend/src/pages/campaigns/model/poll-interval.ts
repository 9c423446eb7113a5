import { type Campaign, campaignProgress } from '@/entities/campaign';
import { waitingForLimit } from './waiting-for-limit';

const everySecond = 1000;
/** Only the server's look-up, the end of a daily limit, its time or another tab can change such a campaign. */
const nowAndThen = 10_000;

/** How often to ask for news, in milliseconds; 0 = nothing is under way. */
export function pollInterval(campaigns: readonly Campaign[]): number {
  const active = campaigns.filter(({ status }) => status === 'active');
  if (active.some((campaign) => campaignProgress(campaign).moving > waitingForLimit(campaign))) return everySecond;
  return campaigns.some(({ status }) => status === 'active' || status === 'scheduled') ? nowAndThen : 0;
}
