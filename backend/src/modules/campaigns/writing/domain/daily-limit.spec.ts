import { laterGroups, leaveTimes } from './daily-limit.js';

const NOW = new Date('2026-11-22T18:00:00.000Z');
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);

describe('C-12 the daily limit of one athlete', () => {
  it('lets emails leave at once while there is room', () => {
    expect(leaveTimes({ most: 3, left: [hours(-5)], waiting: 0 }, 2, NOW)).toEqual([NOW, NOW]);
  });

  it('gives each further email the place that is free first, and after a round the first place again', () => {
    const left = [hours(-5), hours(-2)];
    expect(leaveTimes({ most: 2, left, waiting: 0 }, 3, NOW)).toEqual([hours(19), hours(22), hours(43)]);
  });

  it('counts emails that wait already before the ones that are asked about', () => {
    expect(leaveTimes({ most: 2, left: [hours(-5)], waiting: 2 }, 1, NOW)).toEqual([hours(24)]);
  });

  it('looks at the last places only when the limit was lowered', () => {
    expect(leaveTimes({ most: 1, left: [hours(-5), hours(-2)], waiting: 0 }, 1, NOW)).toEqual([hours(22)]);
  });

  it('groups what leaves later by quarters of an hour, and leaves out what leaves now', () => {
    const times = [NOW, new Date(NOW.getTime() + 60_000), new Date(NOW.getTime() + 120_000), hours(1)];
    expect(laterGroups(times, NOW)).toEqual([
      { at: NOW, count: 2 },
      { at: hours(1), count: 1 },
    ]);
  });
});
