import { Injectable } from '@nestjs/common';

import { ChooseSender, type Sender } from '../../../gmail/own-accounts/index.js';
import { CoachDirectory } from '../../../schools/directory/index.js';
import { CampaignNotFound, CoachNotFound } from '../../writing/domain/campaign-errors.js';
import type { Recipient } from '../../writing/domain/recipient.js';
import { CampaignRepository, type StoredCampaign, Suppressions } from '../../writing/index.js';
import { MailAuthors, type MailAuthor } from './mail-authors.js';

export interface SendContext {
  campaign: StoredCampaign;
  athlete: MailAuthor;
  /** In the order in which they were asked for. */
  coaches: Recipient[];
  sender: Sender;
  /** Addresses that the athlete must not write to any more, with why. */
  suppressed: Map<string, string>;
}

/** Gathers what the mails of a campaign are made of: the text, who writes, to whom, and how it leaves. */
@Injectable()
export class SendContexts {
  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly authors: MailAuthors,
    private readonly directory: CoachDirectory,
    private readonly senders: ChooseSender,
    private readonly suppressions: Suppressions,
  ) {}

  /** Throws CampaignNotFound, or CoachNotFound when a coach does not exist or is somebody else's own contact. */
  async gather(userId: string, campaignId: string, coachIds: number[]): Promise<SendContext> {
    const mails = await this.gatherKnown(userId, campaignId, coachIds);
    const missing = coachIds.length - mails.coaches.length;
    if (missing > 0) throw new CoachNotFound(missing);
    return mails;
  }

  /** The same, without the coaches that do not exist any more. Throws CampaignNotFound. */
  async gatherKnown(userId: string, campaignId: string, coachIds: number[]): Promise<SendContext> {
    const campaign = await this.campaigns.byId(userId, campaignId);
    if (!campaign) throw new CampaignNotFound();
    const athlete = await this.authors.byId(userId);
    const found = await this.directory.coachesForUser(userId, coachIds);
    const suppressed = await this.suppressions.of(
      userId,
      found.map(({ coachEmail }) => coachEmail),
    );
    const known = new Map(found.map((coach) => [coach.coachId, coach]));
    const coaches = coachIds.flatMap((id) => known.get(id) ?? []);
    return { campaign, athlete, coaches, suppressed, sender: await this.senders.forAthlete(athlete) };
  }
}
