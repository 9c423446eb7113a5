import { localDay } from './local-day';

/**
 * The time of a logged contact in the timeline: now for today, else noon in the athlete's time zone, since
 * the hour is not recorded. Null for an invalid day.
 */
export function loggedAt(day: string, now: Date): Date | null {
  if (day === localDay(now)) return now;
  const noon = new Date(`${day}T12:00:00`);
  return Number.isNaN(noon.getTime()) ? null : noon;
}
