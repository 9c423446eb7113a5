import { emailFixture } from '../../testing/email-fixture';
import { visibleMails } from './visible-mails';

const sent = emailFixture({ id: 'a' });
const none = { isSent: false, isOpened: false, isReplied: false };
const open = emailFixture({ ...none, id: 'b', status: 'unknown' });
const failed = emailFixture({ ...none, id: 'c', status: 'failed', coach: { ...sent.coach, school: { name: 'Toledo' } } });

describe('the emails of a campaign', () => {
  it('C-04 those that need a decision come first', () => {
    expect(visibleMails([sent, open, failed], null, '').mails.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  });

  it('C-04 can be narrowed by status and by words', () => {
    expect(visibleMails([sent, open, failed], 'failed', '').mails).toEqual([failed]);
    expect(visibleMails([sent, open, failed], null, 'toledo quinn').mails).toEqual([failed]);
    expect(visibleMails([sent, open, failed], 'nonsense', '').mails).toHaveLength(3);
  });

  it('R-13 where no word matches, the emails to the schools that are meant are shown', () => {
    const emails = [sent, open, failed];
    expect(visibleMails(emails, null, 'UToledo', [{ name: 'Toledo' }]).mails).toEqual([failed]);
    expect(visibleMails(emails, null, 'quinn', [{ name: 'Toledo' }]).mails).toHaveLength(3);
    expect(visibleMails(emails, null, 'UToledo').mails).toEqual([]);
  });

  it('C-04 every status that occurs is counted', () => {
    expect(visibleMails([sent, open, failed, { ...sent, id: 'd' }], 'failed', '').counts).toEqual([
      { key: 'unknown', label: 'Not sure', count: 1 },
      { key: 'failed', label: 'Failed', count: 1 },
      { key: 'sent', label: 'Sent', count: 2 },
    ]);
  });

  it('M-01 kept emails are a group of their own, called not delivered, and not among the sent', () => {
    const kept = emailFixture({ ...none, id: 'd', status: 'kept', sentAt: null });
    const { mails, counts } = visibleMails([sent, kept], 'kept', '');
    expect(mails).toEqual([kept]);
    expect(counts.map(({ label, count }) => `${label} ${count}`)).toEqual(['Not delivered 1', 'Sent 1']);
  });

  it('X-07 sent, replied and opened count as in the figures of the campaign, whatever the present status is', () => {
    const opened = emailFixture({ id: 'd', status: 'opened', isOpened: true });
    const replied = emailFixture({ id: 'e', status: 'replied', isOpened: true, isReplied: true });
    const bounced = emailFixture({ id: 'f', status: 'bounced' });
    const emails = [sent, opened, replied, bounced];
    expect(visibleMails(emails, null, '').counts.map(({ label, count }) => `${label} ${count}`)).toEqual([
      'Bounced 1',
      'Sent 4',
      'Replied 1',
      'Opened (estimated) 2',
    ]);
    expect(visibleMails(emails, 'opened', '').mails).toEqual([opened, replied]);
  });
});
