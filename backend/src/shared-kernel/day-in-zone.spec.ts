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
});
