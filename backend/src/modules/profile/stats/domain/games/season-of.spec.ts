import { seasonOf } from './season-of.js';

describe('the season of a day', () => {
  it.each([
    ['2026-08-01', 2026],
    ['2026-09-18', 2026],
    ['2026-12-31', 2026],
    ['2027-01-01', 2026],
    ['2027-07-31', 2026],
    ['2027-08-01', 2027],
  ])('P-08 of %s is that of the fall of %i', (date, season) => {
    expect(seasonOf(date)).toBe(season);
  });
});
