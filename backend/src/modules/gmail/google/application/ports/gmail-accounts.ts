import type { SendPace, Wait } from '../../../gateways/domain/next-send.js';
import type { ReconnectReason } from '../../../gateways/domain/reconnect-reason.js';

/** A connected account with its tokens; they are sealed wherever they are kept. */
export interface GmailAccount {
  userId: string;
  /** Google's lasting number of the account. */
  googleSub: string;
  email: string;
  state: 'connected' | 'needs_reconnect';
  reason: ReconnectReason | null;
  canReadReplies: boolean;
  /** New with every consent. */
  grantId: string;
  /** Null when it can not be unsealed any more (ENCRYPTION_KEY was lost). */
  refreshToken: string | null;
  accessToken: string | null;
  accessExpiresAt: Date | null;
  /** Google asked the whole server to slow down until then. */
  everyonePausedUntil: Date | null;
}

export interface NewConnection {
  userId: string;
  googleSub: string;
  email: string;
  canReadReplies: boolean;
  grantId: string;
  refreshToken: string;
  accessToken: string;
  accessExpiresAt: Date;
  now: Date;
}

export interface FreshAccess {
  accessToken: string;
  accessExpiresAt: Date;
  now: Date;
}

export interface SendRequest {
  userId: string;
  messageId: string;
  pace: SendPace;
  now: Date;
}

/** `gone`: there is no connected account. */
export type Reservation = { kind: 'reserved' } | ({ kind: 'wait' } & Wait) | { kind: 'gone' };

/** Google asked to slow down. `everyone`: it meant all mailboxes of this server. */
export interface SlowDown {
  userId: string;
  askedFor: Date | null;
  everyone: boolean;
  random: number;
  now: Date;
}

export interface GmailOverview {
  account: Pick<GmailAccount, 'email' | 'state' | 'reason' | 'canReadReplies'> | null;
  sentLast24Hours: number;
}

/**
 * The Gmail accounts of the athletes, one each, and what each of them sent. connect, lose and remove announce the
 * change (AccountChanges) in their own transaction.
 */
export abstract class GmailAccounts {
  abstract byUser(userId: string): Promise<GmailAccount | null>;
  /** Whether this Google account is connected to anybody, broken grants included. */
  abstract isKnown(googleSub: string): Promise<boolean>;
  abstract overview(userId: string, now: Date): Promise<GmailOverview>;
  /**
   * Puts the account in place of any other Gmail account of the athlete's. `taken`: it is connected to another athlete;
   * `mailbox`: the athlete has connected a mailbox by IMAP. Nothing is stored then.
   */
  abstract connect(connection: NewConnection): Promise<'connected' | 'taken' | 'mailbox'>;
  /** Does nothing when the grant is not the present one. */
  abstract keepAccess(userId: string, grantId: string, fresh: FreshAccess): Promise<void>;
  /** The grant turned out to allow sending only. */
  abstract loseReading(userId: string, grantId: string): Promise<void>;
  /** Returns true to exactly one caller; false when the grant is not the present one or known to be lost. */
  abstract lose(userId: string, grantId: string, reason: ReconnectReason, now: Date): Promise<boolean>;
  abstract remove(userId: string, now: Date): Promise<GmailAccount | null>;
  /** Reserves one sending in the pace and the daily cap; concurrent requests run one after the other. */
  abstract reserveSend(request: SendRequest): Promise<Reservation>;
  /** Releases the reservation of an email that was certainly not sent. */
  abstract releaseSend(messageId: string): Promise<void>;
  /** The mailbox (address in lower case) that an email was handed to; null when it was not, or too long ago. */
  abstract mailboxOf(messageId: string): Promise<string | null>;
  /** Sends no email before `until`; an existing later time wins. */
  abstract pauseSending(userId: string, until: Date): Promise<void>;
  /** Returns the moment when this mailbox may be asked again. */
  abstract slowDown(request: SlowDown): Promise<Date>;
  /** A call went well: the next refusal is the first in a row again. */
  abstract forgiveStrikes(userId: string): Promise<void>;
}
