import type { PlaceZones } from '../application/ports/place-zones.js';

/** What clocks of a zone show in winter and in summer. */
const clocksOf = (zone: string) =>
  ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z'].map((at) => new Date(at).toLocaleString('en-US', { timeZone: zone }));

/** What every PlaceZones does; run on the fake and on the library's map. */
export function placeZonesContract(zones: PlaceZones): void {
  it.each([
    ['Notre Dame, Indiana', 41.7, -86.24, 'America/Indiana/Indianapolis'],
    ['El Paso, Texas', 31.77, -106.5, 'America/Denver'],
    ['Tempe, Arizona', 33.42, -111.93, 'America/Phoenix'],
    ['Honolulu, Hawaii', 21.3, -157.82, 'Pacific/Honolulu'],
  ])('C-20 knows the zone of %s by its coordinates', (_place, latitude, longitude, zone) => {
    expect(clocksOf(zones.zoneAt(latitude, longitude) ?? 'UTC')).toEqual(clocksOf(zone));
  });

  it('C-20 has no zone for coordinates that are no place', () => {
    expect(zones.zoneAt(999, 0)).toBeNull();
    expect(zones.zoneAt(Number.NaN, 0)).toBeNull();
    expect(zones.zoneAt(30, -40)).toBeNull();
  });
}
