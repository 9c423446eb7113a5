import { Injectable } from '@nestjs/common';

import { Clock } from '../../../shared-kernel/clock.js';
import { GmailConnections } from '../../gmail/index.js';
import { CampaignNotFound } from '../domain/campaign-errors.js';
import { CampaignNotPaused, ReconnectFirst } from '../domain/replies/reply-check-errors.js';
import { CampaignRepository } from './ports/campaign-repository.js';
import { SendLedger } from './ports/send-ledger.js';

/** Lets a campaign go on that was paused because its mail could not leave any more. */
@Injectable()
export class ResumeCampaign {
  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly gmail: GmailConnections,
    private readonly ledger: SendLedger,
    private readonly clock: Clock,
  ) {}

  /** Throws CampaignNotFound, CampaignNotPaused, or ReconnectFirst while it would only be paused again. */
  async run(userId: string, campaignId: string): Promise<void> {
    const campaign = await this.campaigns.byId(userId, campaignId);
    if (!campaign) throw new CampaignNotFound();
    if (campaign.status !== 'paused') throw new CampaignNotPaused();
    const { state } = await this.gmail.statusOf(userId);
    if (state !== 'connected') throw new ReconnectFirst();
    if (!(await this.ledger.resume(userId, campaignId, this.clock.now()))) throw new CampaignNotPaused();
  }
}
