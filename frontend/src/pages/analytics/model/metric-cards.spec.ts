import { analyticsFixture } from '../testing/analytics-fixture';
import { metricCards } from './metric-cards';

const figures = { sent: 21, sentByHand: 0, opened: 9, replied: 5, activeCampaigns: 1, waitingReplies: 2 };
const rates = { counted: 21, seen: 21, opened: 9, replied: 5 };
const schools = { ...analyticsFixture.schools, total: 14, averageMatch: { value: 71, known: 10 } };
const values = (changes: Partial<Parameters<typeof metricCards>[0]> = {}) =>
  metricCards({ range: '30d', figures, rates, schools, ...changes }).map(({ value, detail }) => [value, detail]);

describe('the four metrics', () => {
  it('N-02 are shares with what they rest on', () => {
    expect(values()).toEqual([
      ['43%', '9 of 21 opened, estimated'],
      ['24%', '5 of 21 replied'],
      ['1', 'Active now, started in the last 30 days'],
      ['71%', 'Known for 10 of all 14 favorites'],
    ]);
  });

  it('C-14 X-07 leave what was sent by hand out of the rate of opens, not out of the rate of replies', () => {
    expect(values({ rates: { ...rates, seen: 18 } }).slice(0, 2)).toEqual([
      ['50%', '9 of 18 opened, estimated'],
      ['24%', '5 of 21 replied'],
    ]);
    expect(values({ rates: { ...rates, seen: 0, opened: 0 } })[0]).toEqual(['–', 'All sent by hand: opens can’t be seen']);
  });

  it('N-06 leave bounced emails out of both rates', () => {
    const sent = { ...figures, sent: 25 };
    expect(values({ figures: sent }).slice(0, 2)).toEqual([
      ['43%', '9 of 21 opened, estimated'],
      ['24%', '5 of 21 replied'],
    ]);
    const allBounced = { counted: 0, seen: 0, opened: 0, replied: 0 };
    expect(values({ figures: sent, rates: allBounced })[1]).toEqual(['–', 'Every email bounced']);
  });

  it('N-02 show a dash, never NaN, without emails and favorites', () => {
    const nothing = {
      figures: { sent: 0, sentByHand: 0, opened: 0, replied: 0, activeCampaigns: 0, waitingReplies: 0 },
      rates: { counted: 0, seen: 0, opened: 0, replied: 0 },
      schools: { ...schools, total: 0, averageMatch: null },
    };
    expect(values(nothing)).toEqual([
      ['–', 'Nothing sent in this range'],
      ['–', 'Nothing sent in this range'],
      ['0', 'Active now, started in the last 30 days'],
      ['–', 'No favorites yet'],
    ]);
  });

  it('N-02 say why the average is not known', () => {
    const average = (changes: object) => values({ schools: { ...schools, averageMatch: null, ...changes } })[3];
    expect(average({})).toEqual(['–', 'Not known for any favorite yet']);
    expect(average({ total: 0 })).toEqual(['–', 'No favorites yet']);
  });

  it('X-07 count every active campaign when all time is shown', () => {
    expect(values({ range: 'all' })[2]).toEqual(['1', 'Active now']);
  });
});
