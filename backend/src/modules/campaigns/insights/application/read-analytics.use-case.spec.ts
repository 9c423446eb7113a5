import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { TimeZoneUnknown } from '../../../../shared-kernel/time-zone-unknown.js';
import { type AnalyticsFacts, type AnalyticsQuery, UnknownTimeZone } from '../queries/analytics.query.js';
import { ReadAnalytics } from './read-analytics.use-case.js';

const FACTS = {
  ...{ today: '2026-11-21', firstDay: '2026-11-15', sent: 2, sentByHand: 1, opened: 1, replied: 1, activeCampaigns: 1, waitingReplies: 1 },
  ...{ favorites: [{ schoolId: 1, name: 'Akron', division: 'D1', match: 82, need: null }], addedFavorites: 1 },
  ...{
    days: [{ day: '2026-11-20', sent: 2, opened: 1, replied: 1 }],
    slots: [],
    responseMs: [],
    written: { template: [], subject: [], step: [] },
    campaigns: [],
    campaignCount: 0,
  },
} as unknown as AnalyticsFacts;

describe('how the email of an athlete did', () => {
  function read(range: '7d' | 'all', answer: () => Promise<AnalyticsFacts>) {
    const asked: unknown[] = [];
    const query: Partial<AnalyticsQuery> = {
      read: async (...call) => {
        asked.push(call);
        return answer();
      },
    };
    const analytics = new ReadAnalytics(query as AnalyticsQuery, { chanceOf: () => 1 }, new FixedClock());
    return { asked, view: analytics.run('marcus', range, 'America/Chicago') };
  }

  it('N-01 the figures are those of the range, day by day without gaps', async () => {
    const { view, asked } = read('7d', async () => FACTS);
    const { figures, activity, schools } = await view;
    expect(asked).toEqual([['marcus', 7, 'America/Chicago', new FixedClock().now()]]);
    expect(figures).toEqual({ sent: 2, sentByHand: 1, opened: 1, replied: 1, activeCampaigns: 1, waitingReplies: 1 });
    expect(activity.bars.map(({ day, sent }) => [day.slice(8), sent])).toEqual([
      ['15', 0],
      ['16', 0],
      ['17', 0],
      ['18', 0],
      ['19', 0],
      ['20', 2],
      ['21', 0],
    ]);
    expect(schools).toMatchObject({ total: 1, addedInRange: 1, bands: { high: 1 } });
  });

  it('N-01 all time has no first day to begin with', async () => {
    const { view, asked } = read('all', async () => FACTS);
    await view;
    expect(asked).toEqual([['marcus', null, 'America/Chicago', new FixedClock().now()]]);
  });

  it('N-01 a time zone that nobody knows is named; any other fault stays what it is', async () => {
    await expect(read('7d', () => Promise.reject(new UnknownTimeZone('Mars'))).view).rejects.toThrow(TimeZoneUnknown);
    await expect(read('7d', () => Promise.reject(new Error('the database is gone'))).view).rejects.toThrow('the database is gone');
  });
});
