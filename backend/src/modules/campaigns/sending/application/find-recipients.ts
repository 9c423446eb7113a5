import { Injectable } from '@nestjs/common';

import { CoachDirectory } from '../../../schools/directory/index.js';
import type { Recipient } from '../../writing/domain/recipient.js';
import { Suppressions } from '../../writing/index.js';

export interface FoundRecipients {
  /** In the order in which they were asked for; those that do not exist any more are left out. */
  coaches: Recipient[];
  /** Addresses that the athlete must not write to any more, with why. */
  suppressed: Map<string, string>;
}

/** The coaches of a send, and who of them gets no more email. */
@Injectable()
export class FindRecipients {
  constructor(
    private readonly directory: CoachDirectory,
    private readonly suppressions: Suppressions,
  ) {}

  async of(userId: string, coachIds: number[]): Promise<FoundRecipients> {
    const found = await this.directory.coachesForUser(userId, coachIds);
    const suppressed = await this.suppressions.of(
      userId,
      found.map(({ coachEmail }) => coachEmail),
    );
    const known = new Map(found.map((coach) => [coach.coachId, coach]));
    return { coaches: coachIds.flatMap((id) => known.get(id) ?? []), suppressed };
  }
}
