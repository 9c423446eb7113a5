import { momentOf, wallClock, type WallClock } from './wall-clock.js';

/** Hours of a day in a zone: `from` belongs to it, `to` does not. */
export interface LocalHours {
  from: number;
  to: number;
  /** Not on a Saturday or Sunday. */
  weekdays: boolean;
}

/** When email that was scheduled for a coach's working hours may be sent. */
export const MAILING_HOURS: LocalHours = { from: 8, to: 18, weekdays: true };

/** Returns `after` itself when it is within these hours in the zone, else the time at which they begin next. Throws TimeZoneUnknown. */
export function nextLocalMoment(zone: string, after: Date, hours: LocalHours): Date {
  const now = wallClock(zone, after);
  const isDay = (weekday: number) => !hours.weekdays || (weekday !== 0 && weekday !== 6);
  if (isDay(now.weekday) && now.hour >= hours.from && now.hour < hours.to) return after;
  let day = now.hour < hours.from ? now : dayAfter(now);
  while (!isDay(day.weekday)) day = dayAfter(day);
  return momentOf(zone, { ...day, hour: hours.from, minute: 0 });
}

function dayAfter({ year, month, day }: WallClock): WallClock {
  const next = new Date(Date.UTC(year, month - 1, day + 1));
  return {
    year: next.getUTCFullYear(),
    month: next.getUTCMonth() + 1,
    day: next.getUTCDate(),
    hour: 0,
    minute: 0,
    weekday: next.getUTCDay(),
  };
}
