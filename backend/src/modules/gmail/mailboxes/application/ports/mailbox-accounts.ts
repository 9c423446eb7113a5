import type { MailServer } from '../../../../../shared-kernel/mail-server.js';
import type { MailboxReason } from '../../../gateways/domain/mailbox-reason.js';

export interface MailboxLogin {
  address: string;
  username: string;
  imap: MailServer;
  smtp: MailServer;
}

/** What Microsoft gave for a mailbox. */
export interface MailboxTokens {
  refreshToken: string;
  /** Null when there is none, or it cannot be unsealed; a new one is fetched then. */
  accessToken: string | null;
  accessExpiresAt: Date | null;
}

/** A mailbox that an athlete connected by IMAP and SMTP. */
export interface MailboxAccount extends MailboxLogin {
  userId: string;
  /** How to sign in: by a password, or by an access token (XOAUTH2). */
  auth: 'password' | 'oauth';
  /** Null when it cannot be unsealed any more (ENCRYPTION_KEY was lost), and with OAuth. */
  password: string | null;
  /** Null when they cannot be unsealed any more, and with a password. */
  tokens: MailboxTokens | null;
  /** Id of the provider's preset; null for a server of one's own. */
  provider: string | null;
  state: 'connected' | 'needs_reconnect';
  reason: MailboxReason | null;
  /** The mail server's own words. */
  words: string | null;
  /** New with every connection, so that a late failure of an old password never marks a new one as broken. */
  connectionId: string;
  /** Whether the provider puts mail into Sent itself: seen there, not seen, or null: unknown yet. */
  filesSent: boolean | null;
  /** No sign-in before, because the last ones were refused. */
  nextSignInAt: Date | null;
}

export type NewMailbox = MailboxLogin & {
  userId: string;
  provider: string | null;
  connectionId: string;
  now: Date;
} & ({ password: string } | { tokens: MailboxTokens });

export interface MailboxLoss {
  reason: MailboxReason;
  words: string | null;
  now: Date;
}

export interface MailboxOverview {
  account: Pick<MailboxAccount, 'address' | 'username' | 'imap' | 'smtp' | 'auth' | 'provider' | 'state' | 'reason' | 'words'> | null;
  sentLast24Hours: number;
}

/**
 * The mailboxes of the athletes, one each, never beside a Gmail account. connect, lose and remove announce the change
 * (AccountChanges) in their own transaction.
 */
export abstract class MailboxAccounts {
  abstract byUser(userId: string): Promise<MailboxAccount | null>;
  /** Whether the athlete has a mailbox, also one that has to be connected again. */
  abstract isConnected(userId: string): Promise<boolean>;
  abstract overview(userId: string, now: Date): Promise<MailboxOverview>;
  /**
   * Puts the mailbox in place of any other of the athlete's. `taken`: another athlete has connected it; `gmail`: the
   * athlete has a Gmail account. Nothing is stored then.
   */
  abstract connect(mailbox: NewMailbox): Promise<'connected' | 'taken' | 'gmail'>;
  /** Returns true to exactly one caller; false when the connection is not the present one or known to be lost. */
  abstract lose(userId: string, connectionId: string, loss: MailboxLoss): Promise<boolean>;
  abstract remove(userId: string, now: Date): Promise<boolean>;
  /** A sign-in was refused: how many in a row that makes. 0 when the connection is not the present one. */
  abstract countFailedSignIn(userId: string, connectionId: string): Promise<number>;
  /** No sign-in before `until`. */
  abstract holdSignIns(userId: string, connectionId: string, until: Date): Promise<void>;
  /** A sign-in went well. */
  abstract forgiveSignIns(userId: string, connectionId: string): Promise<void>;
  /** Puts renewed tokens in place of the last ones. */
  abstract keepTokens(userId: string, connectionId: string, tokens: MailboxTokens, now: Date): Promise<void>;
  /** A mail server refused the access token: the next sign-in needs a new one. */
  abstract dropAccess(userId: string, connectionId: string): Promise<void>;
  abstract noteFilesSent(userId: string, connectionId: string, filesSent: boolean): Promise<void>;
  /** Sends no email before `until`; an existing later time wins. */
  abstract pauseSending(userId: string, until: Date): Promise<void>;
}
