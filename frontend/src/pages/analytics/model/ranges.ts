import type { AnalyticsDto } from '@/shared/api';

export type Range = AnalyticsDto['range'];

/** The ranges of time, as the page names them. */
export const ranges: readonly { value: Range; label: string; inWords: string }[] = [
  { value: '7d', label: 'Last 7 days', inWords: 'in the last 7 days' },
  { value: '30d', label: 'Last 30 days', inWords: 'in the last 30 days' },
  { value: '90d', label: 'Last 90 days', inWords: 'in the last 90 days' },
  { value: 'all', label: 'All time', inWords: 'so far' },
];

export const defaultRange: Range = '30d';

/** What the address names, or the default where it names none that there is. */
export function rangeOf(name: string | null): (typeof ranges)[number] {
  const wanted = ranges.find(({ value }) => value === name) ?? ranges.find(({ value }) => value === defaultRange);
  if (wanted === undefined) throw new Error('The default range is missing.');
  return wanted;
}
