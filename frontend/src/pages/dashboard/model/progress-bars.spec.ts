import { progressBars } from './progress-bars';

const percents = (figures: Omit<Parameters<typeof progressBars>[0], 'profile'>) =>
  progressBars({ ...figures, profile: 62 }).map(({ percent }) => percent);

describe('progress bars', () => {
  it('D-03 counts favorites against 20, emails against two for each favorite, replies against emails', () => {
    expect(percents({ favorites: 10, sent: 5, replied: 1 })).toEqual([62, 50, 25, 20]);
  });

  it('D-03 never goes above 100', () => {
    expect(percents({ favorites: 40, sent: 400, replied: 500 })).toEqual([62, 100, 100, 100]);
  });

  it('D-03 shows 0 outreach without favorites and 0 engagement without emails', () => {
    expect(percents({ favorites: 0, sent: 3, replied: 0 })).toEqual([62, 0, 0, 0]);
    expect(percents({ favorites: 0, sent: 0, replied: 0 })).toEqual([62, 0, 0, 0]);
  });

  it('D-03 never says "47 of 28"', () => {
    const details = progressBars({ favorites: 14, sent: 47, replied: 5, profile: 82 }).map(({ detail }) => detail);
    expect(details).toEqual(['82%', '14 of 20', '47 · goal 28 reached', '5 of 47 replied']);
  });
});
