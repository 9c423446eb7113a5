import { emailFixture } from '../../testing/email-fixture';
import { emailHistoryText } from './email-history-text';

const now = new Date('2026-11-20T15:00:40.000Z');

describe('what happened to an email', () => {
  it('C-04 a refusal keeps the words of the mail server', () => {
    const email = emailFixture({ status: 'failed', reasonCode: 'refused', errorMessage: 'The mail server refused it: 550' });
    expect(emailHistoryText(email, now)).toBe('The mail server refused it: 550');
  });

  it('C-04 an interrupted mail is said to be open, not lost', () => {
    const email = emailFixture({ status: 'unknown', reasonCode: 'interrupted', errorMessage: 'x' });
    expect(emailHistoryText(email, now)).toContain('Delivery not confirmed');
  });

  it('C-04 an email that waits for a server that is down tells when it is tried again', () => {
    const email = emailFixture({ status: 'queued', reasonCode: 'not_reached', dueAt: '2026-11-20T15:01:10.000Z' });
    expect(emailHistoryText(email, now)).toMatch(/could not be reached\. Next try: .*01/);
  });

  it('M-04 an email that a server refuses for now says so, in its words', () => {
    const errorMessage = 'Waiting: the mail server said “4.2.2 Mailbox full”.';
    const email = emailFixture({ status: 'queued', reasonCode: 'not_reached', errorMessage, dueAt: '2026-11-20T15:01:10.000Z' });
    expect(emailHistoryText(email, now)).toMatch(/^Waiting: the mail server said “4\.2\.2 Mailbox full”\. Next try: /);
    expect(emailHistoryText({ ...email, errorMessage: 'The mail server could not be reached: timeout' }, now)).toMatch(
      /: timeout\. Next try: /,
    );
  });

  it('C-12 an email that waits for the daily limit has its reason and its time', () => {
    const email = emailFixture({ status: 'queued', reasonCode: 'daily_cap', dueAt: '2026-11-21T15:00:00.000Z' });
    expect(emailHistoryText(email, now)).toMatch(/^Waiting for the daily limit\. Will be sent Nov 21, .+\.$/u);
  });

  it('C-04 an email that simply left needs no words', () => {
    expect(emailHistoryText(emailFixture(), now)).toBe('');
  });
});
