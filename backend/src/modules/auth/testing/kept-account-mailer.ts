import { AccountMailer } from '../application/ports/account-mailer.js';

/** Keeps what would have been sent. */
export class KeptAccountMailer extends AccountMailer {
  readonly sent: { to: string; token: string }[] = [];

  async sendVerification(to: string, token: string): Promise<'delivered'> {
    this.sent.push({ to, token });
    return 'delivered';
  }
}
