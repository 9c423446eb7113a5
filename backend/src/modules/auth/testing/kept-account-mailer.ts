import { AccountMailer } from '../application/ports/account-mailer.js';
import type { ChangedEmail } from '../application/ports/email-changes.js';
import type { Account } from '../domain/account.js';

/** Keeps what would have been sent. */
export class KeptAccountMailer extends AccountMailer {
  readonly sent: { to: string; token: string }[] = [];
  /** About a change of the address, in their order. */
  readonly changes: { kind: 'link' | 'taken' | 'asked' | 'changed'; to: string; token?: string; about?: string }[] = [];
  readonly resets: { to: string; username: string; token: string }[] = [];

  async sendVerification(to: string, token: string): Promise<'delivered'> {
    this.sent.push({ to, token });
    return 'delivered';
  }

  async sendPasswordReset({ email, username }: Pick<Account, 'email' | 'username'>, token: string): Promise<void> {
    this.resets.push({ to: email, username, token });
  }

  async sendEmailChange(to: string, token: string): Promise<void> {
    this.changes.push({ kind: 'link', to, token });
  }

  async sendEmailTaken(to: string): Promise<void> {
    this.changes.push({ kind: 'taken', to });
  }

  async sendEmailChangeAsked({ email }: Pick<Account, 'email'>, newEmail: string, token: string): Promise<void> {
    this.changes.push({ kind: 'asked', to: email, about: newEmail, token });
  }

  async sendEmailChanged({ oldEmail, email }: Pick<ChangedEmail, 'oldEmail' | 'email'>): Promise<void> {
    this.changes.push({ kind: 'changed', to: oldEmail, about: email });
  }
}
