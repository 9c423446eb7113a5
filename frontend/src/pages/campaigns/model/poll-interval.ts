import { type Campaign, campaignProgress } from '@/entities/campaign';

const everySecond = 1000;
/** Only the server's look-up can still move such mail, and that takes minutes. */
const nowAndThen = 10_000;

/** How often to ask for news, in milliseconds; 0 = nothing is under way. */
export function pollInterval(campaigns: readonly Campaign[]): number {
  const active = campaigns.filter(({ status }) => status === 'active').map(campaignProgress);
  if (active.some(({ moving }) => moving > 0)) return everySecond;
  return active.length > 0 ? nowAndThen : 0;
}
