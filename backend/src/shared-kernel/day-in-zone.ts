import { TimeZoneUnknown } from './time-zone-unknown.js';

/** A formatter takes 0.1 ms and 35 kB to make, and a request may ask for the days of thousands of moments. */
const MOST_KEPT = 50;
const kept = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of a moment in a time zone such as America/Chicago: 2026-11-21. Throws TimeZoneUnknown. */
export function dayInZone(moment: Date, zone: string): string {
  return formatterFor(zone).format(moment);
}

function formatterFor(zone: string): Intl.DateTimeFormat {
  const known = kept.get(zone);
  if (known) return known;
  const made = formatterOf(zone);
  // A zone has many spellings ("utc", "UTC"): forgotten together before they take memory without end.
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(zone, made);
  return made;
}

function formatterOf(zone: string): Intl.DateTimeFormat {
  try {
    // Swedish dates are ISO dates.
    return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
  } catch {
    throw new TimeZoneUnknown();
  }
}
