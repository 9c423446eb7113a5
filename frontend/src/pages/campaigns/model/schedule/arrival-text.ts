import type { Arrival } from '@/entities/campaign';

/** "Mon, Nov 23, 8:00 AM Eastern Time": when an email arrives, by the clock of its zone. */
export function arrivalText({ at, zone }: Arrival): string {
  const date = new Date(at);
  const day = date.toLocaleDateString('en-US', { timeZone: zone, weekday: 'short', month: 'short', day: 'numeric' });
  const time = date.toLocaleTimeString('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit', timeZoneName: 'longGeneric' });
  return `${day}, ${time}`;
}

/** The first and the last email in one sentence. */
export function arrivalsText(first: Arrival, last: Arrival): string {
  if (first.at === last.at) return `All are sent ${arrivalText(first)}.`;
  return `The first is sent ${arrivalText(first)}, the last ${arrivalText(last)}.`;
}
