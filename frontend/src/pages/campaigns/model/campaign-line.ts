import { type Campaign, campaignProgress } from '@/entities/campaign';

/** What became of a campaign, in one line for the list. */
export function campaignLine(campaign: Campaign): string {
  const { status, totalCount, sentCount, openCount, replyCount, failedCount, keptCount } = campaign;
  if (status === 'draft' || totalCount === 0) return 'Not sent yet';
  const { moving, settled, total } = campaignProgress(campaign);
  const kept = `${keptCount} not delivered`;
  if (campaign.isKeeping) return `${kept} · ${moving} to keep`;
  if (moving > 0) return `${settled} of ${total} done`;
  const parts = [`${sentCount} of ${total} sent`, `${replyCount} replied`, `${openCount} opened (estimated)`];
  if (status === 'kept') return [kept, ...(failedCount > 0 ? [`${failedCount} failed`] : [])].join(' · ');
  return [...parts, ...(keptCount > 0 ? [kept] : []), ...(failedCount > 0 ? [`${failedCount} failed`] : [])].join(' · ');
}
