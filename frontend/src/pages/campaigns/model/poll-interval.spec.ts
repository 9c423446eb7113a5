import { campaignFixture } from '../testing/campaign-fixture';
import { pollInterval } from './poll-interval';

const active = campaignFixture({ status: 'active', totalCount: 2 });

describe('asking for news', () => {
  it('C-13 continues every second while mail waits or leaves', () => {
    expect(pollInterval([campaignFixture(), { ...active, queuedCount: 1 }])).toBe(1000);
    expect(pollInterval([{ ...active, sendingCount: 1 }])).toBe(1000);
  });

  it('C-12 slows down while all that waits waits for the daily limit', () => {
    const waitForLimit = [{ at: '2026-11-23T15:00:00.000Z', count: 1 }];
    expect(pollInterval([{ ...active, queuedCount: 1, waitForLimit }])).toBe(10_000);
    expect(pollInterval([{ ...active, queuedCount: 2, waitForLimit }])).toBe(1000);
  });

  it('C-20 looks now and then whether a scheduled campaign has begun, or was paused in another tab', () => {
    expect(pollInterval([campaignFixture({ status: 'scheduled' })])).toBe(10_000);
  });

  it('C-13 slows down when only undecided mail is left, and stops when all is settled', () => {
    expect(pollInterval([{ ...active, unknownCount: 1 }])).toBe(10_000);
    expect(pollInterval([campaignFixture(), campaignFixture({ status: 'completed' })])).toBe(0);
  });
});
