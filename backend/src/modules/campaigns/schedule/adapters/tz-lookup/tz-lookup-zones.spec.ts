import { placeZonesContract } from '../../testing/place-zones.contract.js';
import { TzLookupZones } from './tz-lookup-zones.js';

describe('TzLookupZones', () => {
  const zones = new TzLookupZones();

  placeZonesContract(zones);

  it.each([
    ['Valparaiso, Indiana', 41.46, -87.04, 'America/Chicago'],
    ['Louisville, Kentucky', 38.21, -85.76, 'America/Kentucky/Louisville'],
    ['Murray, Kentucky', 36.61, -88.32, 'America/Chicago'],
    ['Río Piedras, Puerto Rico', 18.4, -66.05, 'America/Puerto_Rico'],
    ['Vancouver, British Columbia', 49.26, -123.25, 'America/Vancouver'],
  ])('C-20 knows the zone of %s by its coordinates', (_place, latitude, longitude, zone) => {
    const sameTime = (name: string) =>
      ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z'].map((at) => new Date(at).toLocaleString('en-US', { timeZone: name }));
    expect(sameTime(zones.zoneAt(latitude, longitude) ?? 'UTC')).toEqual(sameTime(zone));
  });
});
