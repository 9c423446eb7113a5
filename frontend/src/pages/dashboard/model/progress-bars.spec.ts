import { progressBars } from './progress-bars';

const percents = (figures: Parameters<typeof progressBars>[0]) => progressBars(figures).map(({ percent }) => percent);

describe('progress bars', () => {
  it('D-03 counts favorites against 20, mails against two for each favorite, replies against mails', () => {
    expect(percents({ favorites: 10, sent: 5, replied: 1 })).toEqual([50, 25, 20]);
  });

  it('D-03 never goes above 100', () => {
    expect(percents({ favorites: 40, sent: 400, replied: 500 })).toEqual([100, 100, 100]);
  });

  it('D-03 shows 0 outreach without favorites and 0 engagement without mails', () => {
    expect(percents({ favorites: 0, sent: 3, replied: 0 })).toEqual([0, 0, 0]);
    expect(percents({ favorites: 0, sent: 0, replied: 0 })).toEqual([0, 0, 0]);
  });
});
