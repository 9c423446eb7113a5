import { TimeZoneUnknown } from '../../../../shared-kernel/time-zone-unknown.js';

/** What a calendar and a clock show. `weekday`: 0 is Sunday. */
export interface WallClock {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  hour: number;
  minute: number;
  weekday: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A formatter takes 0.1 ms to make; there are a few hundred zones, with several spellings each. */
const MOST_KEPT = 100;
const kept = new Map<string, Intl.DateTimeFormat>();

/** Returns what a clock in the zone shows at a moment, to the minute. Throws TimeZoneUnknown. */
export function wallClock(zone: string, moment: Date): WallClock {
  const parts = new Map(
    formatterOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const value = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const [year, month, day] = [value('year'), value('month'), value('day')];
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return { year, month, day, hour: value('hour'), minute: value('minute'), weekday };
}

/**
 * Returns the moment at which a clock in the zone shows this day and time. A time that a clock change skips is moved later by
 * the change; of a time that occurs twice, the first. Throws TimeZoneUnknown.
 */
export function momentOf(zone: string, time: Pick<WallClock, 'year' | 'month' | 'day' | 'hour' | 'minute'>): Date {
  const shown = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute);
  const before = shown - offsetAt(zone, shown - DAY_MS);
  const after = shown - offsetAt(zone, shown + DAY_MS);
  const fits = [before, after].filter((moment) => moment + offsetAt(zone, moment) === shown);
  return new Date(fits.length > 0 ? Math.min(...fits) : before);
}

/** How much the clock of the zone is ahead of UTC, in milliseconds. */
function offsetAt(zone: string, moment: number): number {
  const { year, month, day, hour, minute } = wallClock(zone, new Date(moment));
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(moment / MINUTE_MS) * MINUTE_MS;
}

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = kept.get(zone);
  if (known) return known;
  const made = makeFormatter(zone);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(zone, made);
  return made;
}

function makeFormatter(zone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
  } catch {
    throw new TimeZoneUnknown();
  }
}
