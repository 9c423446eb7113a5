import { MailServerDown, type ProductEmail, type ProductMail } from '../product-mail.js';

export interface ProductMailHarness {
  mail: ProductMail;
  /** Recipient and text of the emails that the mail server accepted. */
  delivered: () => { to: string; subject: string; text: string }[];
  /** The subjects in the outbox. */
  kept: () => Promise<string[]>;
  /** From now on the mail server does not answer. */
  breakServer: () => Promise<void>;
}

const EMAIL: ProductEmail = {
  to: { name: 'Marcus Lee', address: 'marcus@mail.test' },
  subject: 'Confirm your email address',
  text: 'Open this link:\nhttps://recruit.test/verify-email?token=secret\n',
};

const asTaken = ({ to, subject, text }: ProductEmail) => ({ to: to.address, subject, text: text.trimEnd() });

/** The contract of every ProductMail; run on the fake and on the one that uses a mail server. */
export function productMailContract(open: (hasServer: boolean) => Promise<ProductMailHarness>): void {
  it('says where the product is and which address its emails come from', async () => {
    const { mail } = await open(true);
    expect([mail.publicUrl, mail.sender]).toEqual(['https://recruit.test', 'recruit@recruit.test']);
  });

  it('hands a letter to the mail server once, as it was written, and keeps nothing', async () => {
    const { mail, delivered, kept } = await open(true);
    expect(await mail.send(EMAIL)).toBe('delivered');
    expect(await mail.notify({ ...EMAIL, subject: 'News' })).toBe('delivered');
    expect(delivered()).toEqual([asTaken(EMAIL), asTaken({ ...EMAIL, subject: 'News' })]);
    expect(await kept()).toEqual([]);
  });

  it('G-06 without a mail server what is sent is in the outbox, and what is only told is nowhere', async () => {
    const { mail, delivered, kept } = await open(false);
    expect(await mail.notify({ ...EMAIL, subject: 'News' })).toBe('not_sent');
    expect(await kept()).toEqual([]);
    expect(await mail.send(EMAIL)).toBe('kept');
    expect(await kept()).toEqual([EMAIL.subject]);
    expect(delivered()).toEqual([]);
  });

  it('says that the mail server is down, and keeps nothing of that letter', async () => {
    const { mail, delivered, kept, breakServer } = await open(true);
    await breakServer();
    await expect(mail.send(EMAIL)).rejects.toThrow(MailServerDown);
    await expect(mail.notify(EMAIL)).rejects.toThrow(MailServerDown);
    expect([delivered(), await kept()]).toEqual([[], []]);
  });
}
