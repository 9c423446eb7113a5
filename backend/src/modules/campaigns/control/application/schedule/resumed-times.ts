import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../../shared-kernel/clock.js';
import type { ScheduleChoice } from '../../../writing/domain/schedule-choice.js';
import { CampaignControl, type NewTimes } from '../ports/campaign-control.js';
import { Replan } from './replan.js';

/** Computes when the unsent emails of a campaign are due after a pause. */
@Injectable()
export class ResumedTimes {
  constructor(
    private readonly control: CampaignControl,
    private readonly replan: Replan,
    private readonly clock: Clock,
  ) {}

  /** `times` is null when nothing changes. Throws what PlanSchedule throws. */
  async run(userId: string, campaignId: string, choice?: ScheduleChoice): Promise<{ now: Date; times: NewTimes | null }> {
    const campaign = await this.control.scheduleOf(userId, campaignId);
    if (!campaign) return { now: this.clock.now(), times: null };
    const times = choice ? await this.replan.by(choice, campaign) : await this.replan.afterPause(campaign);
    return { now: this.clock.now(), times };
  }
}
