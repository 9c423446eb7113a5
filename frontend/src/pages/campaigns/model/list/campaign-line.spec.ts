import { campaignFixture } from '../../testing/campaign-fixture';
import { campaignLine } from './campaign-line';

describe('a campaign in the list', () => {
  it('C-01 a draft says that it was not sent', () => {
    expect(campaignLine(campaignFixture())).toBe('Not sent yet');
  });

  it('C-13 counts while it is on its way', () => {
    const active = campaignFixture({ status: 'active', totalCount: 8, sentCount: 5, failedCount: 1, queuedCount: 2 });
    expect(campaignLine(active)).toBe('6 of 8 done');
  });

  it('C-12 says how many leave later because of the daily limit', () => {
    const now = new Date(2026, 10, 22, 15, 0);
    const waitForLimit = [{ at: new Date(2026, 10, 23, 9, 0).toISOString(), count: 12 }];
    const active = campaignFixture({ status: 'active', totalCount: 112, sentCount: 100, queuedCount: 12, waitForLimit });
    expect(campaignLine(active, now)).toBe('100 of 112 done · 12 go out tomorrow');
    expect(campaignLine({ ...active, status: 'paused' }, now)).toBe('100 of 112 done');
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

  it('M-01 a kept campaign is not delivered, and nothing of it is called sent', () => {
    const kept = campaignFixture({ status: 'kept', totalCount: 12, keptCount: 11, failedCount: 1 });
    expect(campaignLine(kept)).toBe('11 not delivered · 1 failed');
  });

  it('M-01 kept emails are named beside those that were sent', () => {
    const mixed = campaignFixture({ status: 'completed', totalCount: 3, sentCount: 2, keptCount: 1 });
    expect(campaignLine(mixed)).toBe('2 of 3 sent · 0 replied · 0 opened (estimated) · 1 not delivered');
  });
});
