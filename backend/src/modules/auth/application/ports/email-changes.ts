/** A change that waits for the link in the new address. */
export interface PendingEmail {
  userId: string;
  /** The new address. */
  email: string;
  requestedAt: Date;
}

export interface NewEmailChange extends PendingEmail {
  expiresAt: Date;
}

/** A change that was made. */
export interface ChangedEmail {
  userId: string;
  username: string;
  oldEmail: string;
  email: string;
}

/** `confirm` is in the email to the new address, `cancel` in that to the old one. */
export type EmailChangeLink = 'confirm' | 'cancel';

/** Which change: by the link of its email, or by the account, for its owner and for an operator. */
export type EmailChangeKey = { token: string } | { userId: string };

/** At most one change waits for each account: the last one that was asked for. */
export abstract class EmailChanges {
  /** Takes the place of one that waits, whose links end, and has an email written to both addresses. */
  abstract begin(change: NewEmailChange): Promise<void>;
  abstract pendingOf(userId: string): Promise<PendingEmail | null>;
  /** Replaces the token of the pending link by a new one. False when another change is pending by now. */
  abstract giveLink(change: PendingEmail, link: EmailChangeLink, token: string): Promise<boolean>;
  /**
   * Makes the change, once, and verifies the address; null when none is pending, or the link expired. After a change by link a job
   * notifies the old address. Throws EmailTaken: then nothing is changed.
   */
  abstract confirm(key: EmailChangeKey, now: Date): Promise<ChangedEmail | null>;
  /** Returns whose it was; null when there was none. */
  abstract cancel(key: EmailChangeKey): Promise<string | null>;
}
