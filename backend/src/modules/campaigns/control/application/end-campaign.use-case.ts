import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { CampaignNotFound } from '../../writing/domain/campaign-errors.js';
import { CampaignCannotBeDeleted, CampaignNotUnderWay, CampaignStillSending } from '../domain/paused-campaign-errors.js';
import { CampaignControl } from './ports/campaign-control.js';
import { CampaignRepository } from '../../writing/index.js';

/** Cancels a campaign for the athlete: waiting emails are never sent, sent emails stay recorded. */
@Injectable()
export class EndCampaign {
  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly control: CampaignControl,
    private readonly clock: Clock,
  ) {}

  /** Throws CampaignNotFound, or CampaignNotUnderWay when the campaign cannot have waiting emails. An email that is being sent is still delivered. */
  async cancel(userId: string, campaignId: string): Promise<void> {
    await this.checkExists(userId, campaignId);
    if (!(await this.control.cancel(userId, campaignId, this.clock.now()))) throw new CampaignNotUnderWay();
  }

  /** Throws CampaignNotFound, CampaignCannotBeDeleted, or CampaignStillSending while mail is leaving or undecided. */
  async remove(userId: string, campaignId: string): Promise<void> {
    await this.checkExists(userId, campaignId);
    const outcome = await this.control.remove(userId, campaignId, this.clock.now());
    if (outcome === 'not_allowed') throw new CampaignCannotBeDeleted();
    if (outcome === 'still_sending') throw new CampaignStillSending();
  }

  private async checkExists(userId: string, campaignId: string): Promise<void> {
    if (!(await this.campaigns.byId(userId, campaignId))) throw new CampaignNotFound();
  }
}
