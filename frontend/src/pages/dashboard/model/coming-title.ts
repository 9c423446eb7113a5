import type { ComingEventDto } from '@/shared/api';

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
const dayMs = 24 * 3600 * 1000;

const midnight = (time: Date): number => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();

/** In days of this device's time zone; a day with a clock change is one, too. */
function inDays(at: Date, now: Date): string {
  const days = Math.round((midnight(at) - midnight(now)) / dayMs);
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

/** "Visit to Samford in 5 days" */
export function comingTitle({ contactKind, schoolName, at }: Pick<ComingEventDto, 'contactKind' | 'schoolName' | 'at'>, now: Date): string {
  const what = contactKind === 'visit' ? `Visit to ${schoolName}` : `Camp at ${schoolName}`;
  return `${what} ${inDays(new Date(at), now)}`;
}

/** "Saturday, December 5" */
export const comingDay = (at: string): string => weekday.format(new Date(at));
