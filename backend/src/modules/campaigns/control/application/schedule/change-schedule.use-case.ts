import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../../shared-kernel/clock.js';
import { CampaignNotFound } from '../../../writing/domain/campaign-errors.js';
import type { ScheduleChoice } from '../../../writing/domain/schedule-choice.js';
import { CampaignNotUnderWay } from '../../domain/paused-campaign-errors.js';
import { CampaignControl } from '../ports/campaign-control.js';
import { Replan } from './replan.js';

const CHANGEABLE: readonly string[] = ['scheduled', 'active', 'paused'];

/** Reschedules or pauses the unsent emails of a campaign. */
@Injectable()
export class ChangeSchedule {
  constructor(
    private readonly control: CampaignControl,
    private readonly replan: Replan,
    private readonly clock: Clock,
  ) {}

  /** A paused campaign stays paused. Throws CampaignNotFound, CampaignNotUnderWay, and what PlanSchedule throws. */
  async run(userId: string, campaignId: string, choice: ScheduleChoice): Promise<void> {
    const campaign = await this.control.scheduleOf(userId, campaignId);
    if (!campaign) throw new CampaignNotFound();
    if (!CHANGEABLE.includes(campaign.status)) throw new CampaignNotUnderWay();
    const change = await this.replan.by(choice, campaign);
    if (!(await this.control.changeTimes(userId, campaignId, change, this.clock.now()))) throw new CampaignNotUnderWay();
  }

  /** An email that is being sent is still delivered. Idempotent. Throws CampaignNotFound and CampaignNotUnderWay. */
  async pause(userId: string, campaignId: string): Promise<void> {
    const campaign = await this.control.scheduleOf(userId, campaignId);
    if (!campaign) throw new CampaignNotFound();
    if (campaign.status === 'paused') return;
    if (!(await this.control.pause(campaignId, 'by_athlete', this.clock.now(), userId))) throw new CampaignNotUnderWay();
  }
}
