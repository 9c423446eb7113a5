import { analyticsFixture } from '../testing/analytics-fixture';
import { metricCards } from './metric-cards';

const figures = { sent: 21, opened: 9, replied: 5, activeCampaigns: 1 };
const schools = { ...analyticsFixture.schools, total: 14, outsideRange: 0, averageMatch: { value: 71, known: 10 } };
const values = (changes: Partial<Parameters<typeof metricCards>[0]> = {}) =>
  metricCards({ figures, schools, ...changes }).map(({ value, detail }) => [value, detail]);

describe('the four metrics', () => {
  it('N-02 are shares with what they rest on', () => {
    expect(values()).toEqual([
      ['43%', '9 of 21 opened, estimated'],
      ['24%', '5 of 21 replied'],
      ['1', 'Sending or following up now'],
      ['71%', 'Known for 10 of 14 favorites'],
    ]);
  });

  it('N-02 show a dash, never NaN, without mails and favorites', () => {
    const nothing = { figures: { sent: 0, opened: 0, replied: 0, activeCampaigns: 0 }, schools: { ...schools, total: 0, averageMatch: null } };
    expect(values(nothing)).toEqual([
      ['–', 'Nothing sent in this range'],
      ['–', 'Nothing sent in this range'],
      ['0', 'Sending or following up now'],
      ['–', 'No favorites yet'],
    ]);
  });

  it('N-02 say why the average is not known', () => {
    const average = (changes: object) => values({ schools: { ...schools, averageMatch: null, ...changes } })[3];
    expect(average({})).toEqual(['–', 'Not known for any favorite yet']);
    expect(average({ total: 0, outsideRange: 3 })).toEqual(['–', 'No favorite added in this range']);
  });
});
