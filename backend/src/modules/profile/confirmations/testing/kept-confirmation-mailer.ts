import { ConfirmationMailer, type ConfirmationMail } from '../application/ports/confirmation-mailer.js';

/** Keeps what would have been sent. */
export class KeptConfirmationMailer extends ConfirmationMailer {
  readonly sent: { to: string; link: string }[] = [];
  /** The mail server does not answer. */
  isDown = false;

  constructor(private readonly hasMailServer = true) {
    super();
  }

  async ask({ to, token }: ConfirmationMail): Promise<string | null> {
    const link = `https://recruit.test/coach-word?token=${token}`;
    if (!this.hasMailServer) return link;
    if (this.isDown) throw new Error('the mail server does not answer');
    this.sent.push({ to, link });
    return null;
  }
}
