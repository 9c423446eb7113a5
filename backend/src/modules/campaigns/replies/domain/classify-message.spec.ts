import type { ArrivedMessage } from './arrived-message.js';
import { classifyMessage } from './classify-message.js';

const OWN = ['marcus@gmail.test'];
const kindOf = (headers: Record<string, string>, labels: string[] = ['INBOX']) => {
  const message: ArrivedMessage = { id: '1', threadId: 't', receivedAt: new Date(0), labels, snippet: '', headers };
  return classifyMessage({ ...message, headers: { from: 'Quinn <quinn@akron.test>', ...headers } }, OWN).kind;
};

describe('what a message in the mailbox is', () => {
  it('G-05 the athlete’s own is none', () => {
    expect([kindOf({}, ['SENT']), kindOf({}, ['INBOX', 'DRAFT'])]).toEqual(['own', 'own']);
    expect(kindOf({ from: 'Marcus <Marcus@Gmail.test>' })).toBe('own');
  });

  it('G-05 what a person wrote is an answer', () => {
    expect(kindOf({ subject: 'Re: Interest in Akron' })).toBe('human');
    expect(kindOf({ 'auto-submitted': 'no', precedence: 'first-class', 'content-type': 'multipart/alternative' })).toBe('human');
  });

  it.each([
    [{ 'x-autoreply': 'yes' }],
    [{ 'x-autorespond': '' }],
    [{ 'auto-submitted': 'auto-replied' }],
    [{ 'auto-submitted': ' auto-generated' }],
    [{ precedence: 'Auto_Reply' }],
    [{ precedence: 'bulk' }],
    [{ subject: 'Automatic reply: Interest in Akron' }],
    [{ subject: 'RE: Out of the Office' }],
    [{ subject: ' Abwesenheitsnotiz' }],
    [{ 'content-type': 'multipart/report; report-type=disposition-notification' }],
    [{ 'content-type': 'multipart/report; report-type="feedback-report"' }],
  ])('G-05 what a program answered is no answer: %j', (headers) => {
    expect(kindOf(headers)).toBe('auto_reply');
  });

  it.each([
    [{ 'content-type': 'Multipart/Report; report-type=delivery-status' }],
    [{ 'x-failed-recipients': 'quinn@akron.test' }],
    [{ from: 'Mailer-Daemon@mx.test', subject: 'Undeliverable: Interest' }],
    [{ from: 'postmaster@mx.test', subject: ' Delivery Status Notification (Failure)' }],
    [{ 'return-path': ' <> ', subject: 'Returned mail: see transcript' }],
  ])('G-05 what a mail server reports is a bounce: %j', (headers) => {
    expect(kindOf(headers)).toBe('bounce');
  });

  it.each([
    [{ from: 'postmaster@mx.test', subject: 'Scheduled maintenance' }],
    [{ subject: 'Undeliverable: Interest' }],
    [{ 'return-path': '<quinn@akron.test>', subject: 'Failure notice' }],
    [{ from: 'not-postmaster@mx.test', subject: 'Failure notice' }],
    [{ 'content-type': 'text/plain; name="multipart/report"' }],
  ])('G-05 words of a report alone make none: %j', (headers) => {
    expect(kindOf(headers)).toBe('human');
  });
});
