import type { InvitationMailer } from '../application/ports/invitation-mailer.js';

export interface InvitationMailerHarness {
  mailer: InvitationMailer;
  /** What was handed to the mail server: to whom, and the link in it. */
  sent: () => { to: string; link: string }[];
  /** From now on the mail server does not answer. */
  breakServer: () => void;
}

const LINK = 'https://recruit.test/guardian-invitation?token=secret';

/** What every InvitationMailer does; run on the fake and on the one of the platform. */
export function invitationMailerContract(open: (hasMailServer: boolean) => InvitationMailerHarness): void {
  const ask = (mailer: InvitationMailer) => mailer.invite('parent@example.org', 'Marcus', 'secret');

  it('U-08 the guardian is written to once, with the link, and nothing is handed over', async () => {
    const { mailer, sent } = open(true);
    expect(await ask(mailer)).toBeNull();
    expect(sent()).toEqual([{ to: 'parent@example.org', link: LINK }]);
  });

  it('U-08 without a mail server the link is handed over and lies nowhere else', async () => {
    const { mailer, sent } = open(false);
    expect(await ask(mailer)).toBe(LINK);
    expect(sent()).toEqual([]);
  });

  it('U-08 a mail server that does not answer is an error, and no link is handed over', async () => {
    const { mailer, sent, breakServer } = open(true);
    breakServer();
    await expect(ask(mailer)).rejects.toThrow();
    expect(sent()).toEqual([]);
  });
}
