import { momentOf, wallClock } from './wall-clock.js';

const at = (zone: string, day: number, month: number, hour: number, minute = 0) =>
  momentOf(zone, { year: 2026, month, day, hour, minute }).toISOString();

describe('momentOf', () => {
  it('C-20 is the moment at which the clock of the zone shows the time', () => {
    expect(at('America/Chicago', 23, 11, 8)).toBe('2026-11-23T14:00:00.000Z');
    expect(at('America/Chicago', 23, 7, 8, 30)).toBe('2026-07-23T13:30:00.000Z');
    expect(at('Pacific/Guam', 23, 7, 8)).toBe('2026-07-22T22:00:00.000Z');
  });

  it('C-20 moves a time that the change of the clock leaves out by an hour', () => {
    expect(at('America/New_York', 8, 3, 2, 30)).toBe('2026-03-08T07:30:00.000Z');
    expect(wallClock('America/New_York', new Date('2026-03-08T07:30:00.000Z'))).toMatchObject({ hour: 3, minute: 30 });
  });

  it('C-20 takes the first of a time that comes twice', () => {
    expect(at('America/New_York', 1, 11, 1, 30)).toBe('2026-11-01T05:30:00.000Z');
  });

  it('C-20 keeps midnight and the last minute of a day', () => {
    expect(at('America/New_York', 1, 11, 0)).toBe('2026-11-01T04:00:00.000Z');
    expect(at('America/New_York', 1, 11, 23, 59)).toBe('2026-11-02T04:59:00.000Z');
  });
});
