import { TzLookupZones } from './tz-lookup-zones.js';

describe('TzLookupZones', () => {
  const zones = new TzLookupZones();

  it.each([
    ['Notre Dame, Indiana', 41.7, -86.24, 'America/Indiana/Indianapolis'],
    ['Valparaiso, Indiana', 41.46, -87.04, 'America/Chicago'],
    ['Louisville, Kentucky', 38.21, -85.76, 'America/Kentucky/Louisville'],
    ['Murray, Kentucky', 36.61, -88.32, 'America/Chicago'],
    ['El Paso, Texas', 31.77, -106.5, 'America/Denver'],
    ['Tempe, Arizona', 33.42, -111.93, 'America/Phoenix'],
    ['Honolulu, Hawaii', 21.3, -157.82, 'Pacific/Honolulu'],
    ['Río Piedras, Puerto Rico', 18.4, -66.05, 'America/Puerto_Rico'],
    ['Vancouver, British Columbia', 49.26, -123.25, 'America/Vancouver'],
  ])('C-20 knows the zone of %s by its coordinates', (_place, latitude, longitude, zone) => {
    const sameTime = (name: string) =>
      ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z'].map((at) => new Date(at).toLocaleString('en-US', { timeZone: name }));
    expect(sameTime(zones.zoneAt(latitude, longitude) ?? 'UTC')).toEqual(sameTime(zone));
  });

  it('C-20 has no zone for coordinates that are no place', () => {
    expect(zones.zoneAt(999, 0)).toBeNull();
    expect(zones.zoneAt(Number.NaN, 0)).toBeNull();
    expect(zones.zoneAt(30, -40)).toBeNull();
  });
});
