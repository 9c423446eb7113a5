import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../../shared-kernel/clock.js';
import { PlanSchedule, type ZoneQuestion } from '../../../schedule/index.js';
import { CampaignNotFound } from '../../../writing/domain/campaign-errors.js';
import type { ScheduleChoice } from '../../../writing/domain/schedule-choice.js';
import { CampaignControl } from '../ports/campaign-control.js';
import { SendContexts } from '../../../recipients/index.js';

/** When an email is sent, and the time zone in which to show that time. */
export interface PlannedArrival {
  at: Date;
  zone: string;
}

export interface SchedulePreview {
  /** Campuses whose time zone the athlete has to choose; while there are any, nothing is planned. */
  questions: ZoneQuestion[];
  emails: number;
  first: PlannedArrival | null;
  last: PlannedArrival | null;
}

/** What a schedule would do, before it is chosen. */
@Injectable()
export class PreviewSchedule {
  constructor(
    private readonly contexts: SendContexts,
    private readonly control: CampaignControl,
    private readonly plan: PlanSchedule,
    private readonly clock: Clock,
  ) {}

  /** `coachIds` undefined: for the waiting emails of the campaign. Throws CampaignNotFound and what PlanSchedule throws. */
  async run(userId: string, campaignId: string, choice: ScheduleChoice, coachIds?: number[]): Promise<SchedulePreview> {
    const schools = coachIds ? await this.ofCoaches(userId, campaignId, coachIds) : await this.ofWaiting(userId, campaignId);
    const questions = await this.plan.questions(choice, schools);
    if (questions.length > 0) return { questions, emails: schools.length, first: null, last: null };
    const planned = await this.plan.times(choice, schools, this.clock.now());
    const times = planned.map(({ dueAt, quietZone }) => ({ at: dueAt, zone: quietZone ?? choice.zone }));
    times.sort((a, b) => a.at.getTime() - b.at.getTime());
    return { questions, emails: schools.length, first: times[0] ?? null, last: times.at(-1) ?? null };
  }

  private async ofCoaches(userId: string, campaignId: string, coachIds: number[]): Promise<number[]> {
    const { coaches } = await this.contexts.gatherKnown(userId, campaignId, coachIds);
    return coaches.filter(({ coachEmail }) => coachEmail).map(({ schoolId }) => schoolId);
  }

  private async ofWaiting(userId: string, campaignId: string): Promise<number[]> {
    const campaign = await this.control.scheduleOf(userId, campaignId);
    if (!campaign) throw new CampaignNotFound();
    return campaign.waiting.map(({ schoolId }) => schoolId);
  }
}
