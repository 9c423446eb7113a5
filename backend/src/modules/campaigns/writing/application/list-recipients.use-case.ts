import { Injectable } from '@nestjs/common';

import { nextTurn } from '../../../../shared-kernel/next-turn.js';
import { CoachDirectory, type CoachStanding } from '../../../schools/directory/index.js';
import { CampaignNotFound } from '../domain/campaign-errors.js';
import type { Recipient } from '../domain/recipient.js';
import { recipientGroup, type RecipientGroup } from '../domain/recipient-group.js';
import { sameAddressKey } from '../domain/same-address.js';
import { CampaignRepository } from './ports/campaign-repository.js';
import { Suppressions } from '../queries/suppressions.query.js';

export interface RecipientChoice extends Recipient {
  group: RecipientGroup;
  selectable: boolean;
  /** Why this coach can not be picked. */
  reason: string | null;
  /** Where the entry comes from and how fresh it is. */
  standing: CoachStanding;
}

const PIECE = 500;

/** Whose coaches are listed. */
export interface Wanted {
  /** Of the favorites; null: all of them. */
  schoolIds: number[] | null;
  /** These too, whose school need not be a favorite. */
  coachIds: number[];
}

/** The coaches of the athlete's favorites and others that are asked for, with who can be written to. */
@Injectable()
export class ListRecipients {
  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly directory: CoachDirectory,
    private readonly suppressions: Suppressions,
  ) {}

  async run(userId: string, campaignId: string, { schoolIds, coachIds }: Wanted): Promise<RecipientChoice[]> {
    if (!(await this.campaigns.byId(userId, campaignId))) throw new CampaignNotFound();
    const coaches = await this.directory.recipientsFor(userId, schoolIds, coachIds);
    const suppressed = await this.suppressions.of(
      userId,
      coaches.map(({ coachEmail }) => coachEmail),
    );
    const choices: RecipientChoice[] = [];
    for (const coach of coaches) {
      // All favorites can have 10,000 coaches: yield to the event loop so that other requests are
      // served.
      if (choices.length % PIECE === 0) await nextTurn();
      const reason = whyNot(coach, suppressed);
      choices.push({ ...coach, group: recipientGroup(coach), selectable: reason === null, reason });
    }
    return choices;
  }
}

function whyNot({ coachEmail }: Recipient, suppressed: Map<string, string>): string | null {
  if (coachEmail === null) return 'No email address known';
  return suppressed.get(sameAddressKey(coachEmail)) ?? null;
}
