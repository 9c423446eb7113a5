/** What happened on one day, where the athlete lives. */
export interface DayCounts {
  /** 2026-11-21. */
  day: string;
  sent: number;
  opened: number;
  replied: number;
}

export interface ActivityBars {
  unit: 'day' | 'week' | 'month';
  /** Oldest first, without gaps; `day` is the first day of the bar. */
  bars: DayCounts[];
}

const DAY_MS = 86_400_000;
const MOST_DAYS = 31;
const MOST_WEEKS_IN_DAYS = 7 * 27;

/** Days as bars without gaps: days up to a month, weeks (from Monday) up to half a year, months beyond. */
export function activityBars(days: readonly DayCounts[], first: string, last: string): ActivityBars {
  const span = Math.round((dayNumber(last) - dayNumber(first)) / DAY_MS) + 1;
  const unit = span <= MOST_DAYS ? 'day' : span <= MOST_WEEKS_IN_DAYS ? 'week' : 'month';
  const bars = new Map<string, DayCounts>();
  for (let at = dayNumber(first); at <= dayNumber(last); at += DAY_MS) {
    const day = startOf(unit, at);
    if (!bars.has(day)) bars.set(day, { day, sent: 0, opened: 0, replied: 0 });
  }
  for (const { day, ...counts } of days) {
    const bar = bars.get(startOf(unit, dayNumber(day)));
    if (!bar) continue;
    bar.sent += counts.sent;
    bar.opened += counts.opened;
    bar.replied += counts.replied;
  }
  return { unit, bars: [...bars.values()] };
}

function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function startOf(unit: ActivityBars['unit'], at: number): string {
  if (unit === 'month') return `${isoDay(at).slice(0, 7)}-01`;
  if (unit === 'day') return isoDay(at);
  const fromMonday = (new Date(at).getUTCDay() + 6) % 7;
  return isoDay(at - fromMonday * DAY_MS);
}

function isoDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
