import { Injectable } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';

import { ReadSource } from '../../../../platform/database/reads/read-source.js';
import type { CampaignStatus } from '../../writing/domain/campaign-status.js';
import type { DayCounts } from '../domain/activity-bars.js';
import type { SentSlot } from '../domain/habits.js';
import type { SchoolSteps } from '../domain/school-steps.js';
import type { MailRates } from '../../writing/index.js';
import type { ScoredFavorite } from '../domain/target-schools.js';
import type { WrittenFacts } from '../domain/written-comparisons.js';
import { ANALYTICS } from './analytics.sql.js';

export interface CampaignPerformance {
  id: string;
  name: string;
  status: CampaignStatus;
  sentCount: number;
  /** Of these, by the athlete outside of Recruit. */
  sentByHandCount: number;
  openCount: number;
  replyCount: number;
  rates: MailRates;
}

/** Counted rows of one athlete and one range. */
export interface AnalyticsFacts {
  /** Today, and the first day of the range, where the athlete lives; without a limit the day of the first email. */
  today: string;
  firstDay: string;
  sent: number;
  /** Of these, by the athlete outside of Recruit. */
  sentByHand: number;
  opened: number;
  replied: number;
  rates: MailRates;
  schoolSteps: SchoolSteps;
  written: WrittenFacts;
  /** Active now, and started in the range. */
  activeCampaigns: number;
  /** Newest first, at most five of those that sent in the range or were made in it. */
  campaigns: CampaignPerformance[];
  campaignCount: number;
  /** Coaches who replied in the range and have no answer yet. */
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

/** The database does not know this time zone. */
export class UnknownTimeZone extends Error {}

/** invalid_parameter_value: PostgreSQL's error code for an unknown time zone. */
const INVALID_PARAMETER = '22023';

/** Everything that analytics shows, in one statement. */
@Injectable()
export class AnalyticsQuery {
  constructor(private readonly source: ReadSource) {}

  /**
   * Emails count by the moment they were sent, with what became of them since. `days`: of the range, today among
   * them; null is all time. Throws UnknownTimeZone.
   */
  async read(userId: string, days: number | null, zone: string, now: Date): Promise<AnalyticsFacts> {
    try {
      const [facts] = await this.source.query<[AnalyticsFacts]>(ANALYTICS, [userId, days, zone, now]);
      return facts;
    } catch (error) {
      const { code } = error instanceof QueryFailedError ? (error.driverError as { code?: string }) : {};
      throw code === INVALID_PARAMETER ? new UnknownTimeZone(zone) : error;
    }
  }
}
