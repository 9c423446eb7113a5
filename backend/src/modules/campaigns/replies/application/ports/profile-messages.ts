import type { SuspicionReason } from '../../../suspicion/domain/reasons.js';
import type { ProfileMessage } from '../../domain/profile-message.js';

export interface NewMessage extends ProfileMessage {
  coachId: number | null;
  suspicions: readonly SuspicionReason[];
}

/** What coaches write to athletes by the form of the shared profile. */
export abstract class ProfileMessages {
  /**
   * Once for each key, with a job that tells the athlete at `tellAt` (null: now). At most so many of an athlete are kept: the oldest
   * give way, unless an admin still has to look at them. Throws TooManyMessages.
   */
  abstract add(userId: string, message: NewMessage, now: Date, tellAt: Date | null): Promise<void>;
}
