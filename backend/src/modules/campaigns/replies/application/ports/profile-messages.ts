import type { ProfileMessage } from '../../domain/profile-message.js';
import type { SuspicionReason } from '../../../suspicion/domain/reasons.js';

/** What is known of an address and of the school that somebody named. */
export interface KnownWriter {
  /** The coach of the directory, or of the athlete's own contacts, who has this address. */
  coachId: number | null;
  schoolName: string | null;
  websiteUrl: string | null;
  domains: string[];
}

/** A message as the athlete reads it. */
export interface ReceivedMessage {
  id: string;
  at: Date;
  name: string;
  school: string;
  address: string;
  text: string;
  /** The address is that of a coach in the directory or of an own contact. */
  isKnownAddress: boolean;
  /** In whose conversation it stands; null: in none, because nobody has the address. */
  coachId: number | null;
  suspicions: SuspicionReason[];
  /** The athlete checked who wrote it. */
  isChecked: boolean;
  reportedAt: Date | null;
  shownToGuardianAt: Date | null;
}

export interface MessagePlace {
  at: Date;
  id: string;
}

export interface NewMessage extends ProfileMessage {
  coachId: number | null;
  suspicions: readonly SuspicionReason[];
}

/** What coaches write to athletes by the form of the shared profile. */
export abstract class ProfileMessages {
  abstract writer(userId: string, address: string, school: string): Promise<KnownWriter>;

  abstract isKept(userId: string, key: string): Promise<boolean>;

  /** Once for each key, with a job that tells the athlete at `tellAt` (null: now). Throws TooManyMessages. */
  abstract add(userId: string, message: NewMessage, now: Date, tellAt: Date | null): Promise<void>;

  /** Newest first. */
  abstract list(userId: string, limit: number, before: MessagePlace | null): Promise<ReceivedMessage[]>;

  /** The athlete checked who wrote it. Safe to repeat; false: there is no such message. */
  abstract markChecked(userId: string, messageId: string, now: Date): Promise<boolean>;

  /** Who would see a message that is reported. */
  abstract hasGuardian(userId: string): Promise<boolean>;
}
