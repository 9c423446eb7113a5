import type { ArrivedMessage } from './arrived-message.js';
import { chooseMail, type MailCandidate } from './choose-mail.js';

const day = (date: number) => new Date(Date.UTC(2026, 10, date));

const mail = (id: string, changes: Partial<MailCandidate> = {}): MailCandidate => ({
  id,
  campaignId: 'film',
  coachId: 1,
  schoolId: 1,
  toAddress: 'quinn@akron.example.edu',
  websiteUrl: null,
  schoolName: 'Akron',
  domains: [],
  subject: 'Film for Akron',
  status: 'sent',
  threadId: `thread of ${id}`,
  messageId: `${id}@recruit.example`,
  sentAt: day(1),
  ...changes,
});

const message = (headers: Record<string, string>, changes: Partial<ArrivedMessage> = {}): ArrivedMessage => ({
  id: 'm',
  threadId: 'another thread',
  receivedAt: day(10),
  labels: ['INBOX'],
  snippet: '',
  headers: { from: 'Quinn <quinn@akron.example.edu>', subject: 'Re: Film for Akron', ...headers },
  ...changes,
});

const report = { action: 'failed', status: '5.1.1', recipient: null, diagnostic: null, originalMessageId: null, text: '' };

describe('which mail a message is about', () => {
  it('G-05 the one of its thread, also when somebody else of the school writes', () => {
    const colleague = message({ from: 'head.coach@akron.example.edu' }, { threadId: 'thread of b' });
    expect(chooseMail(colleague, [mail('a'), mail('b')])?.id).toBe('b');
  });

  it('G-05 else the one that it names, the nearest first', () => {
    const named = message({ 'in-reply-to': '<b@recruit.example>', references: '<a@recruit.example> <b@recruit.example>' });
    expect(chooseMail(named, [mail('a'), mail('b')])?.id).toBe('b');
    const chain = message({ from: 'x@y.example', references: '<a@recruit.example>\r\n <unknown@z.example>' });
    expect(chooseMail(chain, [mail('a'), mail('b')])?.id).toBe('a');
  });

  it('G-05 an email that it names in another thread does not come before those of its own thread', () => {
    const named = message({ 'in-reply-to': '<b@recruit.example>' }, { threadId: 'thread of a' });
    expect(chooseMail(named, [mail('a'), mail('b')])?.id).toBe('a');
  });

  it('G-05 else one to the address it comes from: with the same subject before newer ones', () => {
    const older = mail('a', { sentAt: day(1) });
    const newer = mail('b', { sentAt: day(5), subject: 'Camp' });
    expect(chooseMail(message({ subject: 'AW: WG: film for akron' }), [older, newer])?.id).toBe('a');
    expect(chooseMail(message({ subject: 'Junior day' }), [older, newer])?.id).toBe('b');
  });

  it('G-05 M-05 one that left within a minute after, for clocks differ and IMAP gives whole seconds', () => {
    const after = (ms: number) => mail('a', { sentAt: new Date(day(10).getTime() + ms) });
    expect(chooseMail(message({}), [after(60_000)])?.id).toBe('a');
    expect(chooseMail(message({}), [after(60_001)])).toBeNull();
  });

  it('G-05 never one that left after the message came, and none for a stranger', () => {
    expect(chooseMail(message({}), [mail('a', { sentAt: day(11) })])).toBeNull();
    expect(chooseMail(message({ from: 'news@akron.example.edu' }), [mail('a')])).toBeNull();
    expect(chooseMail(message({}), [mail('a', { sentAt: null })])).toBeNull();
  });

  it('G-05 a report is about the email it names, or the address it could not reach', () => {
    const from = { from: 'mailer-daemon@googlemail.com', subject: 'Delivery Status Notification (Failure)' };
    const two = [mail('a'), mail('b', { toAddress: 'dana@union.example.edu' })];
    expect(chooseMail(message(from), two, { ...report, originalMessageId: 'b@recruit.example' })?.id).toBe('b');
    expect(chooseMail(message(from), two, { ...report, recipient: 'Dana@union.example.edu' })?.id).toBe('b');
    expect(chooseMail(message({ ...from, 'x-failed-recipients': 'dana@union.example.edu' }), two)?.id).toBe('b');
    expect(chooseMail(message(from), two, report)).toBeNull();
  });
});
