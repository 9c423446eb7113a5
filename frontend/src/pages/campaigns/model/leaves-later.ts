import type { LeaveGroup } from '@/entities/campaign';
import { countText } from '@/shared/lib/figures';

const dayMs = 24 * 3_600_000;
/** More days than this are put together. */
const namedDays = 3;

function dayOf(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

function onDay(day: number): string {
  const date = new Date(day);
  const weekday = date.toLocaleDateString('en-US', { weekday: 'short' });
  return `on ${weekday} ${date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' })}`;
}

function dayWord(day: number, today: number): string {
  const days = Math.round((day - today) / dayMs);
  if (days <= 0) return 'later today';
  return days === 1 ? 'tomorrow' : onDay(day);
}

/**
 * "12 go out tomorrow", "1 goes out later today, 12 tomorrow": how many emails are sent on which day, in this device's time
 * zone; '' when none does.
 */
export function leavesLater(groups: readonly LeaveGroup[], now: Date): string {
  const today = dayOf(now);
  const counts = new Map<number, number>();
  for (const { at, count } of groups) {
    const day = Math.max(dayOf(new Date(at)), today);
    counts.set(day, (counts.get(day) ?? 0) + count);
  }
  const days = [...counts].sort(([a], [b]) => a - b);
  const named = days.length > namedDays ? days.slice(0, namedDays - 1) : days;
  const parts = named.map(([day, count], at) => {
    const verb = count === 1 ? 'goes out ' : 'go out ';
    return `${countText(count)} ${at === 0 ? verb : ''}${dayWord(day, today)}`;
  });
  const rest = days.slice(named.length);
  const last = rest.at(-1);
  if (last === undefined) return parts.join(', ');
  const others = rest.reduce((sum, [, count]) => sum + count, 0);
  return [...parts, `${countText(others)} after that, the last ${onDay(last[0])}`].join(', ');
}
