import type { CampaignStatus } from '../../../writing/domain/campaign-status.js';
import type { DayCounts } from '../../domain/activity-bars.js';
import type { SentSlot } from '../../domain/habits.js';
import type { ScoredFavorite } from '../../domain/target-schools.js';

export interface CampaignPerformance {
  id: string;
  name: string;
  status: CampaignStatus;
  sentCount: number;
  openCount: number;
  replyCount: number;
}

/** Counted rows of one athlete and one range. */
export interface AnalyticsFacts {
  /** Today, and the first day of the range, where the athlete lives; without a limit the day of the first mail. */
  today: string;
  firstDay: string;
  sent: number;
  opened: number;
  replied: number;
  /** Active now, and started in the range. */
  activeCampaigns: number;
  /** Newest first, at most five of those that sent in the range or were made in it. */
  campaigns: CampaignPerformance[];
  campaignCount: number;
  /** Coaches who replied in the range and wait for the athlete's answer now. */
  waitingReplies: number;
  /** All favorites whose school exists, whenever they were added. */
  favorites: ScoredFavorite[];
  /** Those of them that were added in the range. */
  addedFavorites: number;
  days: DayCounts[];
  /** Without bounced mails. */
  slots: SentSlot[];
  /** Milliseconds from mail to reply. */
  responseMs: number[];
}

/** The zone is none that the database knows. */
export class UnknownTimeZone extends Error {}

/** Everything that analytics shows, in one statement. */
export abstract class AnalyticsQuery {
  /**
   * Mails count by the moment they were sent, with what became of them since. `days`: of the range, today among
   * them; null is all time. Throws UnknownTimeZone.
   */
  abstract read(userId: string, days: number | null, zone: string, now: Date): Promise<AnalyticsFacts>;
}
