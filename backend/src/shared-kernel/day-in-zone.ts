import { TimeZoneUnknown } from './time-zone-unknown.js';

/** The calendar day of a moment in a time zone such as America/Chicago: 2026-11-21. Throws TimeZoneUnknown. */
export function dayInZone(moment: Date, zone: string): string {
  try {
    // Swedish dates are ISO dates.
    return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(moment);
  } catch {
    throw new TimeZoneUnknown();
  }
}
