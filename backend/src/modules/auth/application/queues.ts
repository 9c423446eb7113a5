import type { ChangedEmail } from './ports/email-changes.js';

/** Sends the link of a new password, if the address has an account. */
export const RESET_MAIL_QUEUE = 'password-reset-mail';

export interface ResetMailJob {
  email: string;
  /** An admin asked for it, which is in the audit log already. */
  byAdmin?: true;
}

/** Writes to the addresses of a change of the email address. */
export const EMAIL_CHANGE_QUEUE = 'email-change-mail';

export type EmailChangeJob = { to: 'new' | 'old'; userId: string } | { to: 'changed'; changed: Omit<ChangedEmail, 'userId'> };
