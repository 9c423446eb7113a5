import type { ScheduleChoice } from '../../writing/domain/schedule-choice.js';
import { nextLocalMoment, type LocalHours } from './next-local-moment.js';
import { readLocalTime } from './read-local-time.js';
import { ScheduleTooLong } from './schedule-errors.js';
import { momentOf, wallClock, type WallClock } from './wall-clock.js';

export interface PlannedTime {
  dueAt: Date;
  /** The email is sent in the working hours of this time zone; null: at any hour. */
  quietZone: string | null;
}

/** The working day of coaches begins; who schedules for the morning at nine still gets this one. */
const MORNING: LocalHours = { from: 8, to: 10, weekdays: true };
/** A year of weekdays. */
const MOST_DAYS = 260;
const DAY_MS = 24 * 3_600_000;

/**
 * Returns when each email is sent, in the given order; `campuses` contains the zone of each. None is sent before
 * `earliest`. Throws ScheduleTimeRefused, ScheduleTooLong and TimeZoneUnknown.
 */
export function planTimes(choice: ScheduleChoice, campuses: readonly string[], earliest: Date): PlannedTime[] {
  const most = choice.dailyLimit ?? Infinity;
  if (campuses.length > most * MOST_DAYS) throw new ScheduleTooLong(campuses.length, most);
  return choice.way === 'morning' ? mornings(campuses, most, earliest) : sameTime(choice, campuses.length, earliest);
}

/** At one time of the athlete's day, as many as allowed; the others at that time of the following days. */
function sameTime({ way, zone, at, dailyLimit }: ScheduleChoice, count: number, earliest: Date): PlannedTime[] {
  const start = way === 'at' ? readLocalTime(at, zone, earliest) : earliest;
  const first = wallClock(zone, start);
  const days: Date[] = [start];
  return Array.from({ length: count }, (_, index) => {
    const day = dailyLimit === null ? 0 : Math.floor(index / dailyLimit);
    days[day] ??= momentOf(zone, { ...first, ...daysAfter(first, day) });
    return { dueAt: days[day], quietZone: null };
  });
}

interface Morning {
  dueAt: Date;
  /** The days of all zones are counted together: the limit is one for the athlete's day. */
  day: number;
}

/** On the first weekday morning of each campus that has room. */
function mornings(campuses: readonly string[], most: number, earliest: Date): PlannedTime[] {
  const taken = new Map<number, number>();
  const openIn = new Map<string, Morning>();
  return campuses.map((zone) => {
    let morning = openIn.get(zone) ?? morningOf(zone, earliest);
    while ((taken.get(morning.day) ?? 0) >= most) morning = nextMorning(zone, morning.dueAt);
    openIn.set(zone, morning);
    taken.set(morning.day, (taken.get(morning.day) ?? 0) + 1);
    return { dueAt: morning.dueAt, quietZone: zone };
  });
}

function morningOf(zone: string, after: Date): Morning {
  const dueAt = nextLocalMoment(zone, after, MORNING);
  const { year, month, day } = wallClock(zone, dueAt);
  return { dueAt, day: Date.UTC(year, month - 1, day) / DAY_MS };
}

function nextMorning(zone: string, after: Date): Morning {
  const clock = wallClock(zone, after);
  return morningOf(zone, momentOf(zone, { ...daysAfter(clock, 1), hour: 0, minute: 0 }));
}

function daysAfter({ year, month, day }: WallClock, days: number): Pick<WallClock, 'year' | 'month' | 'day'> {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
