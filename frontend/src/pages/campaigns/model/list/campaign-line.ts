import { byHandText, type Campaign, campaignProgress } from '@/entities/campaign';
import { leavesLater } from '../leaves-later';

function underWay(campaign: Campaign, now: Date): string {
  const { settled, total } = campaignProgress(campaign);
  const later = campaign.status === 'active' ? leavesLater(campaign.waitForLimit, now) : '';
  return [`${settled} of ${total} done`, ...(later === '' ? [] : [later])].join(' · ');
}

/** What became of a campaign, in one line for the list. */
export function campaignLine(campaign: Campaign, now = new Date()): string {
  const { status, totalCount, sentCount, sentByHandCount, openCount, replyCount, failedCount, keptCount } = campaign;
  if (status === 'draft' || totalCount === 0) return 'Not sent yet';
  const { moving, total } = campaignProgress(campaign);
  const kept = `${keptCount} not delivered`;
  if (campaign.isKeeping) return `${kept} · ${moving} to keep`;
  if (moving > 0) return underWay(campaign, now);
  const byHand = byHandText(sentByHandCount);
  const sent = `${sentCount} of ${total} sent${byHand === null ? '' : ` (${byHand})`}`;
  const parts = [sent, `${replyCount} replied`, `${openCount} opened (estimated)`];
  if (status === 'kept') return [...(sentCount > 0 ? [sent] : []), kept, ...(failedCount > 0 ? [`${failedCount} failed`] : [])].join(' · ');
  return [...parts, ...(keptCount > 0 ? [kept] : []), ...(failedCount > 0 ? [`${failedCount} failed`] : [])].join(' · ');
}
