import { classifyMessage } from '../../domain/classify-message.js';
import { isDeliveryReport } from '../../domain/is-delivery-report.js';
import type { MessageClass } from '../../domain/message-class.js';
import { goldenMessage } from '../../testing/golden/golden-message.js';
import { readReport } from './read-report.js';

async function classOf(name: string): Promise<MessageClass> {
  const { message, raw } = await goldenMessage(name);
  const report = isDeliveryReport(message) ? await readReport(raw) : null;
  return classifyMessage(message, ['marcus@gmail.example'], report);
}

const bounce = (hardness: 'hard' | 'soft', isAddressBad: boolean, isDelay = false) => {
  return { kind: 'bounce', hardness, isAddressBad, isDelay };
};

describe('messages as mail programs write them', () => {
  it.each(['human-reply', 'human-talks-of-office'])('G-05 takes %s for an answer of a person', async (name) => {
    expect(await classOf(name)).toEqual({ kind: 'human' });
  });

  it.each([
    'auto-exchange',
    'auto-gmail-vacation',
    'auto-german-subject-only',
    'auto-spanish-subject-only',
    'auto-french-subject-only',
    'auto-japanese-subject-only',
    'auto-read-receipt',
    'auto-circular',
  ])('G-05 does not take %s for an answer of a person', async (name) => {
    expect(await classOf(name)).toEqual({ kind: 'auto_reply' });
  });

  it.each([
    ['bounce-hard-gmail', bounce('hard', true)],
    ['bounce-hard-exchange', bounce('hard', true)],
    ['bounce-hard-exim-without-status', bounce('hard', true)],
    ['bounce-blocked-policy', bounce('hard', false)],
    ['bounce-hard-mailbox-full', bounce('hard', false)],
    ['bounce-soft-mailbox-full', bounce('soft', false)],
    ['bounce-delay', bounce('soft', false, true)],
  ])('G-05 takes %s for what the mail server says', async (name, expected) => {
    expect(await classOf(name)).toMatchObject(expected);
  });

  it('G-05 does not blame a coach when the athlete has sent too much for a day', async () => {
    expect(await classOf('limit-reached')).toEqual({ kind: 'limit_reached' });
  });

  it('G-05 knows the athlete’s own mail by its address and by its label', async () => {
    expect(await classOf('own-note')).toEqual({ kind: 'own' });
    const { message } = await goldenMessage('human-reply', { labels: ['INBOX', 'SENT'] });
    expect(classifyMessage(message, [])).toEqual({ kind: 'own' });
  });

  it('G-05 reads from a report whom and which mail it is about, in the server’s words', async () => {
    const { raw } = await goldenMessage('bounce-hard-exchange');
    expect(await readReport(raw)).toMatchObject({
      action: 'failed',
      status: '5.1.10',
      recipient: 'quinn.dummett@akron.example.edu',
      diagnostic: '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient quinn.dummett@akron.example.edu not found by SMTP address lookup',
      originalMessageId: 'first@recruit.example',
    });
  });

  it.each(['', 'no mail at all', 'Content-Type: multipart/report; boundary=b\r\n\r\n--b\r\nContent-Type: message/delivery-status'])(
    'X-05 survives a report that is cut or none (%#)',
    async (text) => {
      expect(await readReport(Buffer.from(text))).toMatchObject({ status: null, recipient: null });
    },
  );
});
