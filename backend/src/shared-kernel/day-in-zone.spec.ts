import { dayInZone } from './day-in-zone.js';
import { TimeZoneUnknown } from './time-zone-unknown.js';

describe('the day in a time zone', () => {
  it.each([
    ['2027-06-15T03:59:00Z', 'America/New_York', '2027-06-14'],
    ['2027-06-15T04:00:00Z', 'America/New_York', '2027-06-15'],
    ['2027-06-15T04:00:00Z', 'Pacific/Honolulu', '2027-06-14'],
    ['2028-02-29T12:00:00Z', 'UTC', '2028-02-29'],
  ])('Y-04 %s in %s is %s', (moment, zone, day) => {
    expect(dayInZone(new Date(moment), zone)).toBe(day);
  });

  it('X-05 says when there is no such zone', () => {
    expect(() => dayInZone(new Date(0), 'Mars/Olympus')).toThrow(TimeZoneUnknown);
  });

  it('X-05 a moment that is no date is an error of the code, not an unknown zone', () => {
    expect(() => dayInZone(new Date(NaN), 'UTC')).toThrow(RangeError);
  });

  it('O-11 the days of thousands of moments in one zone take one formatter', () => {
    const made = jest.spyOn(Intl, 'DateTimeFormat');
    const days = new Set(Array.from({ length: 2_000 }, (_, hour) => dayInZone(new Date(hour * 3_600_000), 'Europe/Lisbon')));
    expect(days.size).toBe(84);
    expect(made).toHaveBeenCalledTimes(1);
    made.mockRestore();
  });

  it('O-11 many zones, or many spellings of one, are right each time', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    const days = () => zones.map((zone) => dayInZone(new Date('2027-06-15T12:00:00Z'), zone));
    expect(days()).toEqual(days());
    expect(new Set(days())).toEqual(new Set(['2027-06-15', '2027-06-16']));
  });
});
