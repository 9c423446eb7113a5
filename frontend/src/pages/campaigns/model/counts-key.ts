import type { Campaign } from '@/entities/campaign';

/** Changes whenever an email of any campaign has moved on. */
export function countsKey(campaigns: readonly Campaign[]): string {
  return campaigns
    .map((one) => [
      one.id,
      one.totalCount,
      one.queuedCount,
      one.sendingCount,
      one.sentCount,
      one.openCount,
      one.replyCount,
      one.failedCount,
      one.unknownCount,
      one.approvalCount,
      one.cancelledCount,
    ])
    .join(';');
}
