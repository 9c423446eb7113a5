import { campaignFixture } from '../testing/campaign-fixture';
import { pollInterval } from './poll-interval';

const active = campaignFixture({ status: 'active', totalCount: 2 });

describe('asking for news', () => {
  it('C-13 goes on every second while mail waits or leaves', () => {
    expect(pollInterval([campaignFixture(), { ...active, queuedCount: 1 }])).toBe(1000);
    expect(pollInterval([{ ...active, sendingCount: 1 }])).toBe(1000);
  });

  it('C-13 slows down when only undecided mail is left, and stops when all is settled', () => {
    expect(pollInterval([{ ...active, unknownCount: 1 }])).toBe(10_000);
    expect(pollInterval([campaignFixture(), campaignFixture({ status: 'completed' })])).toBe(0);
  });
});
