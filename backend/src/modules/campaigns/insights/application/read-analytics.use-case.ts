import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { activityBars, type ActivityBars } from '../domain/activity-bars.js';
import { daysOf, type AnalyticsRange } from '../domain/analytics-range.js';
import { ExactTest } from '../domain/exact-test.js';
import { habitsOf, type Habits } from '../domain/habits.js';
import type { SchoolSteps } from '../domain/school-steps.js';
import type { MailRates } from '../../writing/index.js';
import { targetSchools, type TargetSchools } from '../domain/target-schools.js';
import { writtenComparisons, type WrittenComparison } from '../domain/written-comparisons.js';
import { TimeZoneUnknown } from '../../../../shared-kernel/time-zone-unknown.js';
import { AnalyticsQuery, UnknownTimeZone, type CampaignPerformance } from '../queries/analytics.query.js';

export interface AnalyticsView {
  range: AnalyticsRange;
  zone: string;
  firstDay: string;
  today: string;
  figures: { sent: number; sentByHand: number; opened: number; replied: number; activeCampaigns: number; waitingReplies: number };
  rates: MailRates;
  schoolSteps: SchoolSteps;
  written: WrittenComparison[];
  campaigns: CampaignPerformance[];
  campaignCount: number;
  schools: TargetSchools & { addedInRange: number };
  habits: Habits | null;
  activity: ActivityBars;
}

/** How the athlete's mail did in a range of time. */
@Injectable()
export class ReadAnalytics {
  constructor(
    private readonly query: AnalyticsQuery,
    private readonly test: ExactTest,
    private readonly clock: Clock,
  ) {}

  /** Throws TimeZoneUnknown. */
  async run(userId: string, range: AnalyticsRange, zone: string): Promise<AnalyticsView> {
    const facts = await this.query.read(userId, daysOf(range), zone, this.clock.now()).catch((error: unknown) => {
      throw error instanceof UnknownTimeZone ? new TimeZoneUnknown() : error;
    });
    const { today, firstDay, sent, sentByHand, opened, replied, activeCampaigns, waitingReplies, campaigns, campaignCount } = facts;
    return {
      range,
      zone,
      firstDay,
      today,
      figures: { sent, sentByHand, opened, replied, activeCampaigns, waitingReplies },
      rates: facts.rates,
      schoolSteps: facts.schoolSteps,
      written: writtenComparisons(facts.written, this.test),
      campaigns,
      campaignCount,
      schools: { ...targetSchools(facts.favorites), addedInRange: facts.addedFavorites },
      habits: habitsOf(sent, facts.slots, facts.responseMs, this.test),
      activity: activityBars(facts.days, firstDay, today),
    };
  }
}
