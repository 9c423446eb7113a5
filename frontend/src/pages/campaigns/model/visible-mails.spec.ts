import { emailFixture } from '../testing/email-fixture';
import { visibleMails } from './visible-mails';

const sent = emailFixture({ id: 'a' });
const open = emailFixture({ id: 'b', status: 'unknown' });
const failed = emailFixture({ id: 'c', status: 'failed', coach: { ...sent.coach, school: { name: 'Toledo' } } });

describe('the mails of a campaign', () => {
  it('C-04 those that need a decision stand first', () => {
    expect(visibleMails([sent, open, failed], null, '').mails.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  });

  it('C-04 can be narrowed by status and by words', () => {
    expect(visibleMails([sent, open, failed], 'failed', '').mails).toEqual([failed]);
    expect(visibleMails([sent, open, failed], null, 'toledo quinn').mails).toEqual([failed]);
  });

  it('C-04 every status that occurs is counted', () => {
    expect(visibleMails([sent, open, failed, { ...sent, id: 'd' }], 'failed', '').counts).toEqual([
      { status: 'unknown', count: 1 },
      { status: 'failed', count: 1 },
      { status: 'sent', count: 2 },
    ]);
  });
});
