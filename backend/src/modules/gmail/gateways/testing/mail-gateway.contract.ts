import PostalMime from 'postal-mime';

import type { Attempt, GatewayMail, MailGateway } from '../application/ports/mail-gateway.js';

export interface GatewayUnderTest {
  gateway: MailGateway;
  /** Message-IDs of what is at the other end, with brackets or without. */
  arrived(): Promise<string[]>;
  /** Whose emails these are, where that matters. */
  userId?: string;
  /** The sender of the emails, where that matters. */
  from?: GatewayMail['from'];
}

/** An email to a coach at a reserved address. */
export function aGatewayMail({ userId = '', ...changes }: Partial<GatewayMail> = {}): GatewayMail {
  return {
    messageId: '0199c2f0-7c1e-4b3a-9d1f-2a4b6c8d0e1f@recruit.example',
    userId,
    date: new Date('2026-11-21T15:00:00.000Z'),
    from: { name: 'Marcus Lee via Recruit', address: 'no-reply@recruit.example' },
    replyTo: { name: 'Marcus Lee', address: 'marcus@example.org' },
    to: { name: 'Quinn Dummett', address: 'quinn@college.example.edu' },
    subject: 'Film',
    text: 'Coach, my film.',
    isExample: false,
    ...changes,
  };
}

/** The same email as the ledger remembers it. */
export function theAttempt({ messageId, userId, to }: GatewayMail, changes: Partial<Attempt> = {}): Attempt {
  return { messageId, userId, toAddress: to.address, claimedAt: new Date(), ...changes };
}

/** What a campaign relies on with every gateway. */
export function mailGatewayContract(open: () => Promise<GatewayUnderTest>): void {
  it('C-04 an email that is called sent is at the other end, under the Message-ID that was recorded before', async () => {
    const { gateway, arrived, ...known } = await open();
    const mail = aGatewayMail(known);
    expect(await gateway.send(mail)).toMatchObject({ kind: 'sent' });
    expect((await arrived()).map((id) => id.replace(/[<>]/g, ''))).toEqual([mail.messageId]);
  });

  it('C-04 an email that arrived is never reported absent', async () => {
    const { gateway, ...known } = await open();
    const mail = aGatewayMail(known);
    await gateway.send(mail);
    expect((await gateway.lookUp(theAttempt(mail))).kind).not.toBe('absent');
  });

  it('C-04 an email that never left is never reported sent', async () => {
    const { gateway, ...known } = await open();
    const attempt = theAttempt(aGatewayMail(known), { messageId: 'never-left@recruit.example' });
    expect((await gateway.lookUp(attempt)).kind).not.toBe('sent');
  });

  it('names how many emails a crash can leave undecided', async () => {
    const { gateway } = await open();
    expect(gateway.batchSize).toBeGreaterThanOrEqual(1);
    expect(gateway.batchSize).toBeLessThanOrEqual(50);
  });
}

export interface FilesUnderTest extends Omit<GatewayUnderTest, 'arrived'> {
  /** What is at the other end, byte by byte. */
  raw(): Promise<(Buffer | string)[]>;
}

/** Every gateway sends attachments. */
export function mailFilesContract(open: () => Promise<FilesUnderTest>): void {
  it('C-18 two files arrive with their names, types and bytes', async () => {
    const { gateway, raw, ...known } = await open();
    const attachments = [
      { name: 'Transcript.pdf', contentType: 'application/pdf', bytes: Buffer.from([37, 80, 68, 70, 0, 255, 13, 10, 46, 13, 10]) },
      { name: 'me.jpg', contentType: 'image/jpeg', bytes: Buffer.alloc(300_000, 'jpeg') },
    ];
    await gateway.send(aGatewayMail({ ...known, attachments }));
    const [arrived = ''] = await raw();
    const mail = await PostalMime.parse(arrived);
    const files = mail.attachments.map(({ filename, mimeType, content }) => [filename, mimeType, Buffer.from(content as ArrayBuffer)]);
    expect(files).toEqual(attachments.map(({ name, contentType, bytes }) => [name, contentType, bytes]));
    expect(mail.text?.trim()).toBe('Coach, my film.');
  });
}
