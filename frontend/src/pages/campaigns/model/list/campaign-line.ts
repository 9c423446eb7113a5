import { byHandText, type Campaign, campaignProgress } from '@/entities/campaign';
import { leavesLater } from '../leaves-later';

function underWay(campaign: Campaign, now: Date): string {
  const { settled, total } = campaignProgress(campaign);
  const later = campaign.status === 'active' ? leavesLater(campaign.waitForLimit, now) : '';
  return [`${settled} of ${total} done`, ...(later === '' ? [] : [later])].join(' · ');
}

function sentPart({ sentCount, sentByHandCount }: Campaign, total: number): string {
  const byHand = byHandText(sentByHandCount);
  return `${sentCount} of ${total} sent${byHand === null ? '' : ` (${byHand})`}`;
}

function keptParts({ sentCount, keptCount, failedCount }: Campaign, sent: string): string[] {
  return [...(sentCount > 0 ? [sent] : []), `${keptCount} not delivered`, ...(failedCount > 0 ? [`${failedCount} failed`] : [])];
}

/** What became of a campaign, in one line for the list. */
export function campaignLine(campaign: Campaign, now = new Date()): string {
  const { status, totalCount, openCount, replyCount, failedCount, keptCount, approvalCount } = campaign;
  if (status === 'draft' || totalCount === 0) return 'Not sent yet';
  const { moving, total } = campaignProgress(campaign);
  const kept = `${keptCount} not delivered`;
  if (campaign.isKeeping) return `${kept} · ${moving} to keep`;
  if (moving > 0) return underWay(campaign, now);
  const sent = sentPart(campaign, total);
  const parts = [sent, `${replyCount} replied`, `${openCount} opened (estimated)`];
  if (status === 'kept') return keptParts(campaign, sent).join(' · ');
  const held = approvalCount > 0 ? [`${approvalCount} waiting for your guardian`] : [];
  return [...parts, ...held, ...(keptCount > 0 ? [kept] : []), ...(failedCount > 0 ? [`${failedCount} failed`] : [])].join(' · ');
}
