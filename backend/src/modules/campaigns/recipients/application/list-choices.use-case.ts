import { Injectable } from '@nestjs/common';

import { FindRepeats } from '../../checks/index.js';
import { ListRecipients, type RecipientChoice, type Wanted } from '../../writing/index.js';

export interface ListedChoice extends RecipientChoice {
  /** The last email to this coach within the days that the athlete chose, in words; null: none, or the days are 0. */
  earlier: string | null;
}

/** Whom a campaign can go to, with the email that each of them already got. */
@Injectable()
export class ListChoices {
  constructor(
    private readonly recipients: ListRecipients,
    private readonly repeats: FindRepeats,
  ) {}

  /** Throws CampaignNotFound. */
  async run(userId: string, campaignId: string, wanted: Wanted): Promise<ListedChoice[]> {
    const choices = await this.recipients.run(userId, campaignId, wanted);
    const earlier = await this.repeats.words(userId, campaignId, choices);
    return choices.map((choice) => ({ ...choice, earlier: earlier.get(choice.coachId) ?? null }));
  }
}
