import type { MailFile } from '../mail-file.js';
import type { Mailbox } from '../mailbox.js';

/**
 * How mail is sent. `mailbox`: by the athlete's own mailbox over SMTP. `outbox`: not sent, but kept on this server.
 * `demo`: to the invented coaches of the demo, who exist only there.
 */
export type GatewayName = 'gmail' | 'mailbox' | 'smtp' | 'outbox' | 'demo';

/** The conversation that a follow-up continues. Message-IDs without brackets, as the recipient's program has them. */
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
  /** The same text as HTML; undefined: the email is plain text. */
  html?: string;
  headers?: Record<string, string>;
  /** In this order. */
  attachments?: MailFile[];
  /** The recipient is an invented example: the email must never be sent outside of this server. */
  isExample: boolean;
  /** A follow-up in the same conversation; its subject has to be the first mail's. */
  thread?: MailThread;
}

/**
 * Why an email was not sent, where the caller has to act on it.
 * - needs_reconnect, not_connected: no later try can succeed before the athlete connects (again). The caller pauses
 *   what uses this account and shows why; it neither retries nor uses another account.
 * - account_changed: the campaign's account is no longer the connected one. Nothing was sent.
 * - slow_down: a limit of the athlete's account (pace, daily cap, or one reported by the provider). Not an error;
 *   retry at `retryAt`.
 */
export type NotSentCode = 'needs_reconnect' | 'not_connected' | 'account_changed' | 'slow_down';

/** The result of one try. A gateway never throws the provider's errors. */
export type SendOutcome =
  | { kind: 'sent'; providerMessageId: string | null; threadId: string | null }
  /**
   * A definite refusal, with the server's own words. `addressRefused`: there is no such address. `addressDead`: the
   * server said so with an unambiguous code (5.1.x), so that nothing more is sent there.
   */
  | { kind: 'refused'; message: string; addressRefused?: boolean; addressDead?: boolean }
  /**
   * Certainly not sent; the same email may be retried, not before `retryAt` when that is given. Without a code the try
   * itself failed, and the caller gives up after a day.
   */
  | { kind: 'not_sent'; message: string; code?: NotSentCode; retryAt?: Date }
  /** It stays on this server: it is not delivered and never counts as sent. */
  | { kind: 'kept' }
  /** It is unknown whether it was sent: never retried automatically. */
  | { kind: 'unknown'; message: string };

/** An email that was handed over, but whose delivery is unknown. */
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

/** Sends email. Tries exactly once per call, even if its library would retry. */
export abstract class MailGateway {
  abstract readonly name: GatewayName;
  /** How many emails may be in progress at once; also the most whose delivery is unknown after a crash. */
  abstract readonly batchSize: number;
  /**
   * Replaces `batchSize` for a server without sending limits; null: not supported. Up to `lanes` batches run at once: while one is
   * claimed or recorded, another is sent. After a crash the delivery of `lanes` times `batchSize` emails may be unknown.
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
