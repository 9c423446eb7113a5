import type { InboxArrival, OwnAccount } from '../../../../gmail/gateways/index.js';
import type { SuspicionReason } from '../../../suspicion/domain/reasons.js';
import type { ArrivedMessage } from '../../domain/arrived-message.js';
import type { Traffic } from '../../domain/check-times.js';
import type { MailCandidate } from '../../domain/choose-mail.js';
import type { MessageClass } from '../../domain/message-class.js';
import type { ReplyText } from '../../domain/reply-text.js';

/** How far a connected mailbox has been looked into. */
export interface MailboxState {
  userId: string;
  kind: OwnAccount['kind'];
  /** Which account it is: with another one everything begins again. */
  account: string;
  /** Null before the first look. */
  cursor: string | null;
  connectedAt: Date;
  /** The last check, and the last one that ended well. */
  checkedAt: Date | null;
  goodAt: Date | null;
  /** Something came that is in none of our threads. */
  strangers: boolean;
  lookedAt: Date | null;
  sweptAt: Date | null;
  failures: number;
  /** Not before this moment. */
  retryAt: Date | null;
  /** The athlete's own addresses, in lower case. */
  own: string[];
  traffic: Traffic;
}

export type Arrival = InboxArrival;

/** A message that was fetched, and which of our emails it is about (null: none). */
export interface KeptMessage {
  message: ArrivedMessage;
  class: MessageClass;
  mail: MailCandidate | null;
  /** Text of a reply that a person wrote; null: no longer available, undefined: not fetched yet. */
  text?: ReplyText | null;
}

/** The mailbox state after a successful check. */
export interface Advance {
  cursor: string;
  strangers: boolean;
  lookedAt: Date | null;
  sweptAt: Date | null;
  nextCheckAt: Date;
}

export interface CheckTrouble {
  kind: string;
  failures: number;
  retryAt: Date | null;
  nextCheckAt: Date;
}

/** Whom a message names; each of them may lead to the email that it is about. */
export interface Clues {
  threadId: string;
  messageIds: string[];
  address: string;
}

export interface ReplyFigures {
  /** Emails that left, by the one definition of "sent". */
  checked: number;
  /** Human replies that had not been announced to the athlete. */
  repliesFound: number;
}

/** What came back, and what follows from it for emails, campaigns, schools and the record. */
export abstract class ReplyLedger {
  /** Takes due mailboxes, each for one caller, and postpones them to `until`. */
  abstract takeDue(now: Date, until: Date, limit: number): Promise<string[]>;
  /** Makes every connected mailbox whose replies can be read due; returns how many there are. */
  abstract makeAllDue(now: Date): Promise<number>;
  /** Null when no account is connected. */
  abstract mailbox(userId: string, now: Date): Promise<MailboxState | null>;
  /** Of what arrived: the messages in our threads that were not kept yet, and whether there are others. */
  abstract sift(box: MailboxState, arrived: Arrival[]): Promise<{ ours: Arrival[]; strangers: Arrival[] }>;
  abstract candidates(userId: string, clues: Clues): Promise<MailCandidate[]>;
  /** Addresses that were written to since then, the latest first. */
  abstract correspondents(userId: string, since: Date, limit: number): Promise<string[]>;
  /**
   * One transaction: the messages, once each however often they are given, all that follows from them, and with
   * `advance` how far the mailbox is looked into now.
   */
  abstract keep(box: MailboxState, messages: KeptMessage[], advance: Advance | null, now: Date): Promise<void>;
  /**
   * Stores the text of a reply of which only the beginning was known; null: the mailbox no longer has it. An existing text is
   * kept. New suspicions from the text cancel the athlete's confirmation of the beginning.
   */
  abstract keepText(userId: string, replyId: string, text: ReplyText | null, suspicions: SuspicionReason[]): Promise<void>;

  abstract noteTrouble(userId: string, trouble: CheckTrouble, now: Date): Promise<void>;
  /** Counts, and marks the found replies as announced. With null of all campaigns. */
  abstract announce(userId: string, campaignId: string | null, now: Date): Promise<ReplyFigures>;
  /** Marks the replies that `announce` marked at that moment as not announced, because its response did not reach the athlete. */
  abstract markUnannounced(userId: string, announcedAt: Date): Promise<void>;
}
