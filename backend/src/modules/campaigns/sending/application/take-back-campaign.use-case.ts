import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { CampaignNotFound } from '../../writing/domain/campaign-errors.js';
import { CampaignRepository } from '../../writing/index.js';
import { SendLedger } from '../../ledger/index.js';

/** Undoes a Send: the campaign is a draft again. */
@Injectable()
export class TakeBackCampaign {
  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly ledger: SendLedger,
    private readonly clock: Clock,
  ) {}

  async run(userId: string, campaignId: string): Promise<void> {
    const campaign = await this.campaigns.byId(userId, campaignId);
    if (!campaign) throw new CampaignNotFound();
    if (campaign.status === 'draft') return;
    await this.ledger.takeBack(userId, campaignId, this.clock.now());
  }
}
