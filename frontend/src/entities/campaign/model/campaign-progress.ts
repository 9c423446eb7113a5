import type { Campaign } from './campaign';

export interface CampaignProgress {
  total: number;
  /** Emails whose fate is known: left, refused, skipped or cancelled. */
  settled: number;
  /** Emails that wait or are leaving right now. */
  moving: number;
  /** Emails that only the athlete can settle. */
  undecided: number;
  /** Emails that a guardian has yet to read. */
  held: number;
}

type Counts = Pick<Campaign, 'totalCount' | 'queuedCount' | 'sendingCount' | 'unknownCount' | 'approvalCount'>;

/** How far a campaign is, from the server's counts alone. */
export function campaignProgress({ totalCount, queuedCount, sendingCount, unknownCount, approvalCount }: Counts): CampaignProgress {
  const moving = queuedCount + sendingCount;
  const settled = totalCount - moving - unknownCount - approvalCount;
  return { total: totalCount, settled, moving, undecided: unknownCount, held: approvalCount };
}
