import { allowanceDay, secondsLeft } from './allowance-day.js';

describe('the day of the AI allowance', () => {
  it.each([
    ['2026-11-02T00:00:00.000Z', '2026-11-02', '2026-11-03T00:00:00.000Z'],
    ['2026-11-02T23:59:59.999Z', '2026-11-02', '2026-11-03T00:00:00.000Z'],
    ['2026-12-31T12:00:00.000Z', '2026-12-31', '2027-01-01T00:00:00.000Z'],
    ['2028-02-28T12:00:00.000Z', '2028-02-28', '2028-02-29T00:00:00.000Z'],
  ])('I-02 %s is counted to %s and ends at %s', (now, day, endsAt) => {
    expect(allowanceDay(new Date(now))).toEqual({ day, endsAt: new Date(endsAt) });
  });

  it.each([
    [60_000, 60],
    [1_001, 2],
    [1_000, 1],
    [999, 1],
    [1, 1],
    [0, 1],
    [-5_000, 1],
  ])('I-02 with %i milliseconds to go one waits %i seconds, never none', (milliseconds, seconds) => {
    const endsAt = new Date('2026-11-03T00:00:00Z');
    expect(secondsLeft(new Date(endsAt.getTime() - milliseconds), endsAt)).toBe(seconds);
  });
});
