import { ScheduleTimeRefused } from './schedule-errors.js';
import { momentOf } from './wall-clock.js';

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;
type LocalTime = Parameters<typeof momentOf>[1];

const YEAR_MS = 366 * 24 * 3_600_000;

/** Returns the moment of a day and time such as 2026-11-23T08:00 in a zone. Throws ScheduleTimeRefused, also for the past and beyond a year. */
export function readLocalTime(text: string | null, zone: string, now: Date): Date {
  const time = timeIn(text);
  if (!time || !exists(time)) throw new ScheduleTimeRefused('Choose a day and a time, such as 2026-11-23T08:00.');
  const moment = momentOf(zone, time);
  if (moment <= now) throw new ScheduleTimeRefused('This time is over. Choose a later one.');
  if (moment.getTime() > now.getTime() + YEAR_MS) throw new ScheduleTimeRefused('Choose a time within a year from now.');
  return moment;
}

function timeIn(text: string | null): LocalTime | null {
  const found = SHAPE.exec(text ?? '');
  if (!found) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = found.slice(1).map(Number);
  return { year, month, day, hour, minute };
}

function exists({ year, month, day, hour, minute }: LocalTime): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && hour < 24 && minute < 60;
}
