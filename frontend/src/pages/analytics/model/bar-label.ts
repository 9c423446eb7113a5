import type { ActivityBarsDto } from '@/shared/api';

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** The label of a bar, from its first day: "Nov 21", "Week of Nov 16", "Nov 2026". */
export function barLabel(unit: ActivityBarsDto['unit'], first: string): string {
  const date = new Date(`${first}T00:00:00Z`);
  if (unit === 'month') return month.format(date);
  return unit === 'week' ? `Week of ${day.format(date)}` : day.format(date);
}

/** The same below the axis, where weeks stand beside each other: "Nov 16". */
export function axisLabel(unit: ActivityBarsDto['unit'], first: string): string {
  return barLabel(unit === 'week' ? 'day' : unit, first);
}
