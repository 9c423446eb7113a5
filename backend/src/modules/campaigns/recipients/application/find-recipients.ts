import { Injectable } from '@nestjs/common';

import { CoachDirectory } from '../../../schools/directory/index.js';
import { FindRepeats } from '../../checks/index.js';
import type { MailProblem } from '../../writing/domain/mail-problem.js';
import type { Recipient } from '../../writing/domain/recipient.js';
import { Suppressions } from '../../writing/index.js';

export interface FoundRecipients {
  /** In the order in which they were asked for; those that do not exist any more are left out. */
  coaches: Recipient[];
  /** Addresses that the athlete must not write to any more, with why. */
  suppressed: Map<string, string>;
  /** By coach: a second email that has to be confirmed. */
  repeats: Map<number, MailProblem>;
}

/** The coaches of a send, and who of them gets no more email. */
@Injectable()
export class FindRecipients {
  constructor(
    private readonly directory: CoachDirectory,
    private readonly suppressions: Suppressions,
    private readonly repeats: FindRepeats,
  ) {}

  /** `campaignId`: what belongs to it is no second email. */
  async of(userId: string, campaignId: string, coachIds: number[]): Promise<FoundRecipients> {
    const found = await this.directory.coachesForUser(userId, coachIds);
    const suppressed = await this.suppressions.of(
      userId,
      found.map(({ coachEmail }) => coachEmail),
    );
    const known = new Map(found.map((coach) => [coach.coachId, coach]));
    const coaches = coachIds.flatMap((id) => known.get(id) ?? []);
    return { coaches, suppressed, repeats: await this.repeats.problems(userId, campaignId, coaches) };
  }
}
