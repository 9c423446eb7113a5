import { localDay } from './local-day';
import { loggedAt } from './logged-at';

const now = new Date(2026, 10, 21, 15, 30);

describe('the time of a logged contact', () => {
  it('R-09 today is in the timeline as now, so that it comes after the emails of the morning', () => {
    expect(loggedAt(localDay(now), now)).toEqual(now);
  });

  it('R-09 another day is at noon where the athlete is', () => {
    expect(loggedAt('2026-11-02', now)).toEqual(new Date(2026, 10, 2, 12));
  });

  it('R-09 what is no day has no time', () => {
    expect(loggedAt('', now)).toBeNull();
  });
});
