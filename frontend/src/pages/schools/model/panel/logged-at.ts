import { localDay } from './local-day';

/**
 * The time under which a contact of a day is in the timeline: now for today, else noon where the athlete is, since
 * nobody remembers the hour. Null for what is no day.
 */
export function loggedAt(day: string, now: Date): Date | null {
  if (day === localDay(now)) return now;
  const noon = new Date(`${day}T12:00:00`);
  return Number.isNaN(noon.getTime()) ? null : noon;
}
