import type { Account } from '../../domain/account.js';
import type { ChangedEmail } from './email-changes.js';

/** The product's own mail about an account (not the athlete's mail to coaches). */
export abstract class AccountMailer {
  /** Whether it was delivered; `kept` when the server has no way to send. */
  abstract sendVerification(to: string, token: string): Promise<'delivered' | 'kept'>;
  abstract sendPasswordReset(to: Pick<Account, 'email' | 'username'>, token: string): Promise<void>;
  /** To a new address: the link that makes it the account's. */
  abstract sendEmailChange(to: string, token: string): Promise<void>;
  /** To an address that somebody asked for though it is another account's. */
  abstract sendEmailTaken(to: string): Promise<void>;
  /** To the old address: a new one was asked for. The link keeps the old one. */
  abstract sendEmailChangeAsked(to: Pick<Account, 'email' | 'username'>, newEmail: string, token: string): Promise<void>;
  /** To the old address, after the change. */
  abstract sendEmailChanged(changed: Omit<ChangedEmail, 'userId'>): Promise<void>;
}
