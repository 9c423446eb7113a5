import type { ActivityBarsDto } from '@/shared/api';

/** How many labels stand beside each other without touching; one of a month has its year. */
const most = { phone: { day: 5, week: 5, month: 4 }, wide: { day: 10, week: 10, month: 8 } };

/** Says of a bar, by its place from 0, whether a label stands below it: evenly spaced from the first on, and as many as there is room for. */
export function hasLabel(unit: ActivityBarsDto['unit'], bars: number, room: keyof typeof most): (index: number) => boolean {
  const every = Math.max(1, Math.ceil(bars / most[room][unit]));
  return (index) => index % every === 0;
}
