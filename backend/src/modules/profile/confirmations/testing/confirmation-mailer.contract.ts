import type { ConfirmationMailer } from '../application/ports/confirmation-mailer.js';

export interface ConfirmationMailerHarness {
  mailer: ConfirmationMailer;
  /** What was handed to the mail server: to whom, and the link in it. */
  sent: () => { to: string; link: string }[];
  /** From now on the mail server does not answer. */
  breakServer: () => void;
}

const LINK = 'https://recruit.test/coach-word?token=secret';

/** What every ConfirmationMailer does; run on the fake and on the one of the platform. */
export function confirmationMailerContract(open: (hasMailServer: boolean) => ConfirmationMailerHarness): void {
  const ask = (mailer: ConfirmationMailer) =>
    mailer.ask({ to: 'coach@akron.example.edu', coach: 'Reyes', athlete: 'Marcus Lee', token: 'secret' });

  it('U-12 the coach is written to once, with the link, and nothing is handed over', async () => {
    const { mailer, sent } = open(true);
    expect(await ask(mailer)).toBeNull();
    expect(sent()).toEqual([{ to: 'coach@akron.example.edu', link: LINK }]);
  });

  it('U-12 without a mail server the link is handed over and lies nowhere else', async () => {
    const { mailer, sent } = open(false);
    expect(await ask(mailer)).toBe(LINK);
    expect(sent()).toEqual([]);
  });

  it('U-12 a mail server that does not answer is an error, and no link is handed over', async () => {
    const { mailer, sent, breakServer } = open(true);
    breakServer();
    await expect(ask(mailer)).rejects.toThrow();
    expect(sent()).toEqual([]);
  });
}
