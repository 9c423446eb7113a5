import type { MeasuredDto } from '@/shared/api';
import { dayWords } from '@/shared/lib/dates';
import { measuredParts, tidyMeasured } from './measured-parts';

/** "4.62 s (laser, Nike camp, Jun 13, 2026, measured by Sam Route)"; '' without a value. */
export function measuredWords(text: string, unit: MeasuredDto['unit'] = 's'): string {
  const { value, timing, date, place, measuredBy } = measuredParts(tidyMeasured(text));
  if (value === '') return '';
  const known = [timing, place, date && dayWords(date), measuredBy && `measured by ${measuredBy}`].filter((part) => part !== '');
  // Feet and inches carry their own signs.
  const shown = value.includes("'") ? value : `${value} ${unit}`;
  return `${shown}${known.length > 0 ? ` (${known.join(', ')})` : ''}`;
}
