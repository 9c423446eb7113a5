import type { Account } from '../../domain/account.js';

/** The product's own mail about an account (not the athlete's mail to coaches). */
export abstract class AccountMailer {
  /** Whether it was delivered; `kept` when the server has no way to send. */
  abstract sendVerification(to: string, token: string): Promise<'delivered' | 'kept'>;
  abstract sendPasswordReset(to: Pick<Account, 'email' | 'username'>, token: string): Promise<void>;
}
