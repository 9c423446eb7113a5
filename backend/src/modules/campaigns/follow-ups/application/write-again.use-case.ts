import { Injectable } from '@nestjs/common';

import { CampaignNotFound } from '../../writing/domain/campaign-errors.js';
import { CAMPAIGN_LIMITS } from '../../writing/domain/campaign-limits.js';
import { CampaignRepository, ManageDrafts } from '../../writing/index.js';
import { NobodyUnanswered } from '../domain/follow-up-errors.js';
import { FollowUpQueries } from '../queries/follow-ups.query.js';

const ENDING = ' (again)';

/** Creates a draft for those who did not answer a campaign. It refers to that campaign, so that the repeated email is not reported as a mistake. */
@Injectable()
export class WriteAgain {
  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly drafts: ManageDrafts,
    private readonly queries: FollowUpQueries,
  ) {}

  /** Returns the draft, with the campaign's text to start from, and its coaches. Throws CampaignNotFound, NobodyUnanswered and what a draft throws. */
  async run(userId: string, campaignId: string): Promise<{ campaignId: string; coachIds: number[] }> {
    const campaign = await this.campaigns.byId(userId, campaignId);
    if (!campaign) throw new CampaignNotFound();
    const coachIds = await this.queries.unanswered(userId, campaignId);
    if (coachIds.length === 0) throw new NobodyUnanswered();
    const { name, subject, template, trackOpens } = campaign;
    const text = { name: name.slice(0, CAMPAIGN_LIMITS.name - ENDING.length) + ENDING, subject, template, trackOpens };
    return { campaignId: await this.drafts.create(userId, text, { originCampaignId: campaignId }), coachIds };
  }
}
