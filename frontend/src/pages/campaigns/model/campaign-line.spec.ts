import { campaignFixture } from '../testing/campaign-fixture';
import { campaignLine } from './campaign-line';

describe('a campaign in the list', () => {
  it('C-01 a draft says that it was not sent', () => {
    expect(campaignLine(campaignFixture())).toBe('Not sent yet');
  });

  it('C-13 counts while it is on its way', () => {
    const active = campaignFixture({ status: 'active', totalCount: 8, sentCount: 5, failedCount: 1, queuedCount: 2 });
    expect(campaignLine(active)).toBe('6 of 8 done');
  });

  it('E-06 shows the counts of the server afterwards', () => {
    const done = campaignFixture({
      status: 'completed',
      totalCount: 8,
      sentCount: 7,
      failedCount: 1,
      openCount: 3,
      replyCount: 1,
    });
    expect(campaignLine(done)).toBe('7 of 8 sent · 1 replied · 3 opened (estimated) · 1 failed');
  });
});
