import type { Campaign } from './campaign';

export interface CampaignProgress {
  total: number;
  /** Mails whose fate is known: left, refused, skipped or cancelled. */
  settled: number;
  /** Mails that wait or are leaving right now. */
  moving: number;
  /** Mails that only the athlete can settle. */
  undecided: number;
}

type Counts = Pick<Campaign, 'totalCount' | 'queuedCount' | 'sendingCount' | 'unknownCount'>;

/** How far a campaign is, from the server's counts alone. */
export function campaignProgress({ totalCount, queuedCount, sendingCount, unknownCount }: Counts): CampaignProgress {
  const moving = queuedCount + sendingCount;
  return { total: totalCount, settled: totalCount - moving - unknownCount, moving, undecided: unknownCount };
}
