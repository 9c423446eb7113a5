/** Sends the link of a new password, if the address has an account. */
export const RESET_MAIL_QUEUE = 'password-reset-mail';

export interface ResetMailJob {
  email: string;
}
