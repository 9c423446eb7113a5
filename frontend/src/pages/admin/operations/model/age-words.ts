import { countOf } from '@/shared/lib/figures';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** "3 hours", "12 days": how long ago a moment was. */
export function ageWords(at: string, now = Date.now()): string {
  const hours = Math.floor(Math.max(0, now - Date.parse(at)) / HOUR_MS);
  if (hours < 1) return 'Less than an hour';
  return hours < 2 * DAY_HOURS ? countOf(hours, 'hour') : countOf(Math.floor(hours / DAY_HOURS), 'day');
}
