import type { MailOpens } from '../application/ports/mail-opens.js';

/** The port and what is stored. */
export interface OpensUnderTest {
  opens: MailOpens;
  /** An email that was sent then (null: not yet); returns its token. */
  mail(sentAt: Date | null): Promise<string>;
  /** When a person opened it first, and how often persons and machines fetched its picture. */
  look(token: string): Promise<{ openedAt: Date | null; persons: number; machines: number }>;
}

const SENT = new Date('2026-11-21T15:00:00.000Z');
const at = (minutes: number) => new Date(SENT.getTime() + minutes * 60_000);

/** What every store of opens promises. */
export function mailOpensContract(open: () => Promise<OpensUnderTest>): void {
  let t: OpensUnderTest;
  beforeEach(async () => {
    t = await open();
  });

  it('C-07 knows when the email of a token left', async () => {
    expect(await t.opens.sentAt(await t.mail(SENT))).toEqual(SENT);
    expect(await t.opens.sentAt(await t.mail(null))).toBeNull();
    expect(await t.opens.sentAt('made up token')).toBeUndefined();
  });

  it('C-07 the first look of a person opens the email; later looks count only', async () => {
    const token = await t.mail(SENT);
    await t.opens.note(token, false, at(1));
    await t.opens.note(token, false, at(2));
    expect(await t.look(token)).toEqual({ openedAt: at(1), persons: 2, machines: 0 });
  });

  it('C-07 a machine opens nothing', async () => {
    const token = await t.mail(SENT);
    await t.opens.note(token, true, at(1));
    expect(await t.look(token)).toEqual({ openedAt: null, persons: 0, machines: 1 });
    await t.opens.note(token, false, at(3));
    expect(await t.look(token)).toEqual({ openedAt: at(3), persons: 1, machines: 1 });
  });

  it('C-07 an email that did not leave is not opened', async () => {
    const token = await t.mail(null);
    await t.opens.note(token, false, at(1));
    expect((await t.look(token)).openedAt).toBeNull();
  });

  it('C-07 a token of no email changes nothing', async () => {
    await expect(t.opens.note('made up token', false, at(1))).resolves.toBeUndefined();
  });
}
