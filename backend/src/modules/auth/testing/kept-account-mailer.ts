import { AccountMailer } from '../application/ports/account-mailer.js';
import type { Account } from '../domain/account.js';

/** Keeps what would have been sent. */
export class KeptAccountMailer extends AccountMailer {
  readonly sent: { to: string; token: string }[] = [];
  readonly resets: { to: string; username: string; token: string }[] = [];

  async sendVerification(to: string, token: string): Promise<'delivered'> {
    this.sent.push({ to, token });
    return 'delivered';
  }

  async sendPasswordReset({ email, username }: Pick<Account, 'email' | 'username'>, token: string): Promise<void> {
    this.resets.push({ to: email, username, token });
  }
}
