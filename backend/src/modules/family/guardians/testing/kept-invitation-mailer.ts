import { InvitationMailer } from '../application/ports/invitation-mailer.js';

/** Keeps what would have been sent. */
export class KeptInvitationMailer extends InvitationMailer {
  readonly sent: { to: string; link: string }[] = [];
  /** The mail server does not answer. */
  isDown = false;

  constructor(private readonly hasMailServer = true) {
    super();
  }

  async invite(to: string, _athlete: string, token: string): Promise<string | null> {
    const link = `https://recruit.test/guardian-invitation?token=${token}`;
    if (!this.hasMailServer) return link;
    if (this.isDown) throw new Error('the mail server does not answer');
    this.sent.push({ to, link });
    return null;
  }
}
