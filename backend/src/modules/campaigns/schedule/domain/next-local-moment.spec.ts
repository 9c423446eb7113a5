import { MAILING_HOURS, nextLocalMoment } from './next-local-moment.js';

const next = (zone: string, after: string) => nextLocalMoment(zone, new Date(after), MAILING_HOURS).toISOString();

describe('nextLocalMoment', () => {
  it('C-20 leaves a moment within the hours as it is, the first minute included and the last hour excluded', () => {
    expect(next('America/New_York', '2026-11-23T13:00:00.000Z')).toBe('2026-11-23T13:00:00.000Z');
    expect(next('America/New_York', '2026-11-23T22:59:59.999Z')).toBe('2026-11-23T22:59:59.999Z');
    expect(next('America/New_York', '2026-11-23T23:00:00.000Z')).toBe('2026-11-24T13:00:00.000Z');
    expect(next('America/New_York', '2026-11-23T12:59:59.999Z')).toBe('2026-11-23T13:00:00.000Z');
  });

  it('C-20 waits over a weekend until Monday at 8:00', () => {
    expect(next('America/Chicago', '2026-11-21T16:00:00.000Z')).toBe('2026-11-23T14:00:00.000Z');
    expect(next('America/Chicago', '2026-11-20T23:59:00.000Z')).toBe('2026-11-20T23:59:00.000Z');
    expect(next('America/Chicago', '2026-11-21T00:00:00.000Z')).toBe('2026-11-23T14:00:00.000Z');
  });

  it.each([
    ['the clock goes forward', 'America/New_York', '2026-03-07T15:00:00.000Z', '2026-03-09T12:00:00.000Z'],
    ['the clock goes back', 'America/New_York', '2026-10-31T15:00:00.000Z', '2026-11-02T13:00:00.000Z'],
    ['Arizona has one time all year', 'America/Phoenix', '2026-03-07T18:00:00.000Z', '2026-03-09T15:00:00.000Z'],
    ['Hawaii', 'Pacific/Honolulu', '2026-11-01T20:00:00.000Z', '2026-11-02T18:00:00.000Z'],
    ['Indiana', 'America/Indiana/Indianapolis', '2026-10-31T15:00:00.000Z', '2026-11-02T13:00:00.000Z'],
    ['western Kentucky', 'America/Chicago', '2026-03-08T15:00:00.000Z', '2026-03-09T13:00:00.000Z'],
    ['Puerto Rico', 'America/Puerto_Rico', '2026-03-08T15:00:00.000Z', '2026-03-09T12:00:00.000Z'],
    ['Newfoundland', 'America/St_Johns', '2026-10-31T15:00:00.000Z', '2026-11-02T11:30:00.000Z'],
    ['Saskatchewan', 'America/Regina', '2026-03-08T15:00:00.000Z', '2026-03-09T14:00:00.000Z'],
  ])('C-20 is 8:00 on the campus after a change of the clock: %s', (_name, zone, after, expected) => {
    expect(next(zone, after)).toBe(expected);
  });

  it('C-20 keeps a Saturday when weekends are allowed', () => {
    const hours = { from: 8, to: 18, weekdays: false };
    const moment = new Date('2026-11-21T16:00:00.000Z');
    expect(nextLocalMoment('America/Chicago', moment, hours)).toEqual(moment);
  });

  it('C-20 refuses a zone that does not exist', () => {
    expect(() => next('America/Nowhere', '2026-11-21T16:00:00.000Z')).toThrow('This time zone is not known');
  });

  it('C-20 is within the hours of the zone for every moment of two years', () => {
    const zones = ['America/New_York', 'America/Chicago', 'America/Phoenix', 'Pacific/Honolulu', 'America/St_Johns', 'Pacific/Guam'];
    const outside: string[] = [];
    for (let hour = 0; hour < 2 * 366 * 24; hour += 7) {
      const after = new Date(Date.UTC(2026, 0, 1, hour, 20));
      for (const zone of zones) {
        const moment = nextLocalMoment(zone, after, MAILING_HOURS);
        const shown = moment.toLocaleString('en-US', { timeZone: zone, weekday: 'short', hour: 'numeric', hourCycle: 'h23' });
        const [, day = '', clock = ''] = /^(\w+),? (\d+)$/.exec(shown) ?? [];
        const fits = !day.startsWith('S') && Number(clock) >= 8 && Number(clock) < 18;
        if (!fits || moment < after) outside.push(`${zone} ${after.toISOString()} ${shown}`);
      }
    }
    expect(outside).toEqual([]);
  });
});
