import PostalMime from 'postal-mime';

import { composeMail } from './compose-mail.js';
import type { OutgoingMail } from './outgoing-mail.js';

const MAIL: OutgoingMail = {
  messageId: '0199c2f0@recruit.test',
  date: new Date('2026-11-21T15:00:00.000Z'),
  from: { name: 'Marcus Lee', address: 'marcus@recruit.test' },
  replyTo: { name: 'Marcus Lee', address: 'marcus@home.test' },
  to: { name: 'Dana Fieldhouse', address: 'dana@college.test' },
  subject: 'Class of 2027 QB',
  text: 'Coach Fieldhouse,\n\nhere is my film.\n',
};

const composed = async (changes: Partial<OutgoingMail> = {}) => (await composeMail({ ...MAIL, ...changes })).toString();

describe('composeMail', () => {
  it('G-06 writes who, to whom, what and when as they were given', async () => {
    const mail = await PostalMime.parse(await composed());
    expect(mail).toMatchObject({
      from: MAIL.from,
      replyTo: [MAIL.replyTo],
      to: [MAIL.to],
      subject: MAIL.subject,
      messageId: '<0199c2f0@recruit.test>',
      date: '2026-11-21T15:00:00.000Z',
    });
    expect(mail.text?.replaceAll('\r\n', '\n')).toBe(MAIL.text);
  });

  it('G-06 is the same to the byte when it is composed again, so that a second try can be recognised', async () => {
    expect(await composed()).toBe(await composed());
  });

  it('G-06 keeps letters beyond English, and emoji, in names, subject and text', async () => {
    const subject = 'Müller “QB” 🏈 日本';
    const mail = await PostalMime.parse(await composed({ subject, text: subject, to: { ...MAIL.to, name: 'José Núñez' } }));
    expect([mail.subject, mail.text?.trim(), mail.to?.[0]?.name]).toEqual([subject, subject, 'José Núñez']);
  });

  it('C-18 files go with it, byte by byte, with their names and types, and the text stays the text', async () => {
    const bytes = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 256));
    const attachments = [
      { name: 'Junior film – Müller.pdf', contentType: 'application/pdf', bytes },
      { name: 'me.jpg', contentType: 'image/jpeg', bytes: Buffer.from('small') },
    ];
    const raw = await composed({ attachments, html: '<p>here is my film.</p>' });
    const mail = await PostalMime.parse(raw);
    expect(mail.attachments.map(({ filename, mimeType, disposition }) => [filename, mimeType, disposition])).toEqual([
      ['Junior film – Müller.pdf', 'application/pdf', 'attachment'],
      ['me.jpg', 'image/jpeg', 'attachment'],
    ]);
    expect(mail.attachments.map(({ content }) => Buffer.from(content as ArrayBuffer))).toEqual(attachments.map((file) => file.bytes));
    expect(mail.text?.replaceAll('\r\n', '\n').trim()).toBe(MAIL.text.trim());
    expect(await composed({ attachments, html: '<p>here is my film.</p>' })).toBe(raw);
  });

  it.each(['\r\n', '\n', '\r', '\u2028'])('G-06 cannot be given another header through %j', async (lineBreak) => {
    const evil = `x${lineBreak}Bcc: everyone@evil.test${lineBreak}${lineBreak}<script>`;
    const raw = await composed({ subject: evil, from: { name: evil, address: MAIL.from.address } });
    const mail = await PostalMime.parse(raw);
    expect(mail.bcc ?? []).toEqual([]);
    expect(raw).not.toMatch(/^Bcc:/im);
    expect(mail.text?.trim()).toBe(MAIL.text.trim().replaceAll('\n', mail.text?.includes('\r\n') ? '\r\n' : '\n'));
  });

  it('G-06 ends its lines as the protocol asks', async () => {
    expect((await composed()).replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});
