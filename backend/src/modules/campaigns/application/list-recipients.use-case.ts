import { Injectable } from '@nestjs/common';

import { CoachDirectory } from '../../schools/index.js';
import { CampaignNotFound } from '../domain/campaign-errors.js';
import type { Recipient } from '../domain/recipient.js';
import { recipientGroup, type RecipientGroup } from '../domain/recipient-group.js';
import { CampaignRepository } from './ports/campaign-repository.js';

export interface RecipientChoice extends Recipient {
  group: RecipientGroup;
  selectable: boolean;
  /** Why this coach can not be picked. */
  reason: string | null;
}

/** The coaches of the athlete's favorites (all, or the given ones), with who can be written to. */
@Injectable()
export class ListRecipients {
  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly directory: CoachDirectory,
  ) {}

  async run(userId: string, campaignId: string, schoolIds: number[] | null): Promise<RecipientChoice[]> {
    if (!(await this.campaigns.byId(userId, campaignId))) throw new CampaignNotFound();
    const coaches = await this.directory.recipientsFor(userId, schoolIds);
    return coaches.map((coach) => ({
      ...coach,
      group: recipientGroup(coach),
      selectable: coach.coachEmail !== null,
      reason: coach.coachEmail === null ? 'No email address known' : null,
    }));
  }
}
