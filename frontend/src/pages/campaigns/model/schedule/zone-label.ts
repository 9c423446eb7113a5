/** "Central Time (Chicago)": a time zone as people say it, with a city that keeps it. */
export function zoneLabel(zone: string): string {
  const city = zone.split('/').slice(1).reverse().join(', ').replaceAll('_', ' ');
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(new Date(0));
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  return name.includes(city) ? name : `${name} (${city})`;
}
