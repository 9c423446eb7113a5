import type { SuspicionReason } from '../../../suspicion/domain/reasons.js';
import type { ProfileMessage } from '../../domain/profile-message.js';

export interface NewMessage extends ProfileMessage {
  coachId: number | null;
  suspicions: readonly SuspicionReason[];
}

/** What coaches write to athletes by the form of the shared profile. */
export abstract class ProfileMessages {
  /**
   * Adds once per key, with a job that notifies the athlete at `tellAt` (null: now). The number kept per athlete is limited: the
   * oldest are removed, unless an admin still has to review them. Throws TooManyMessages.
   */
  abstract add(userId: string, message: NewMessage, now: Date, notifyAt: Date | null): Promise<void>;
}
