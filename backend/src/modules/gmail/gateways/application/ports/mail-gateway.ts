import type { MailFile } from '../mail-file.js';
import type { Mailbox } from '../mailbox.js';

/**
 * How mail leaves. `mailbox`: by the athlete's own mailbox over SMTP. `outbox`: it does not, it is kept on this server.
 * `demo`: to the invented coaches of the demo, who exist nowhere else.
 */
export type GatewayName = 'gmail' | 'mailbox' | 'smtp' | 'outbox' | 'demo';

/** The conversation that a follow-up goes on with. Message-IDs without brackets, as the other side knows them. */
export interface MailThread {
  /** The provider's id of the thread; null when it is not known. */
  threadId: string | null;
  /** The provider's id of the email that is followed up; null when it is not known. */
  providerMessageId: string | null;
  inReplyTo: string;
  /** Oldest first; `inReplyTo` is the last one. */
  references: string[];
}

/** One email to one coach. The Message-ID is recorded by the caller before `send` is called. */
export interface GatewayMail {
  messageId: string;
  userId: string;
  date: Date;
  from: Mailbox;
  replyTo: Mailbox;
  to: Mailbox;
  subject: string;
  text: string;
  /** The same again with marks; left out, the email is plain text. */
  html?: string;
  headers?: Record<string, string>;
  /** In this order. */
  attachments?: MailFile[];
  /** The recipient is an invented example: must never leave this server. */
  isExample: boolean;
  /** A follow-up in the same conversation; its subject has to be the first mail's. */
  thread?: MailThread;
}

/**
 * Why an email did not leave, where the caller has to act on it.
 * - needs_reconnect, not_connected: no later try can succeed before the athlete connects (again). The caller pauses
 *   what leaves by this way and says so; it neither tries again by itself nor takes another way.
 * - account_changed: the account that the campaign belongs to is not the connected one any more. Nothing left.
 * - slow_down: the athlete's own limit (pace, daily cap, the provider's word). Nothing is wrong; try at `retryAt`.
 */
export type NotSentCode = 'needs_reconnect' | 'not_connected' | 'account_changed' | 'slow_down';

/** What is known after one try. A gateway never throws for what the other side does. */
export type SendOutcome =
  | { kind: 'sent'; providerMessageId: string | null; threadId: string | null }
  /**
   * A definite no, with the other side's words. `addressRefused`: there is no such address. `addressDead`: the other side
   * said so with a code that is about nothing else (5.1.x), so that nothing more is sent there.
   */
  | { kind: 'refused'; message: string; addressRefused?: boolean; addressDead?: boolean }
  /**
   * It certainly did not leave; the same email may be tried again later, not before `retryAt` when that is given. Without a
   * code the try itself failed, and the caller gives up after a day.
   */
  | { kind: 'not_sent'; message: string; code?: NotSentCode; retryAt?: Date }
  /** It stays on this server: nobody gets it, and it counts as sent nowhere. */
  | { kind: 'kept' }
  /** It left or it did not: never tried again by itself. */
  | { kind: 'unknown'; message: string };

/** An email that was handed over, of which nobody knows whether it left. */
export interface Attempt {
  messageId: string;
  userId: string;
  toAddress: string;
  claimedAt: Date;
}

/** Whether an email that was tried is among the sent ones, or among those that are kept. */
export type LookUp =
  | { kind: 'sent'; providerMessageId: string | null; threadId: string | null }
  | { kind: 'kept' }
  | { kind: 'absent' }
  | { kind: 'cannot_tell' };

/** Batches of one campaign that are under way at once. */
export interface Bulk {
  batchSize: number;
  lanes: number;
}

/** A way for mail to leave. Tries exactly once per call, whatever its library would like to do. */
export abstract class MailGateway {
  abstract readonly name: GatewayName;
  /** How many emails may be under way at once; also what a crash can leave undecided. */
  abstract readonly batchSize: number;
  /**
   * Instead of that on a server that caps nobody's email; null: no more. So many `lanes` may be under way at once: while one batch is
   * claimed or recorded, another leaves. A crash can leave `lanes` times `batchSize` emails undecided.
   */
  get bulk(): Bulk | null {
    return null;
  }
  /** How long after the claim an absent mail is certainly not on its way any more. */
  abstract readonly settleMs: number;
  /** Pause between batches. */
  abstract readonly intervalMs: number;
  abstract send(mail: GatewayMail): Promise<SendOutcome>;
  abstract lookUp(attempt: Attempt): Promise<LookUp>;
}
