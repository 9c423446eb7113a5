export const ANALYTICS_RANGES = ['7d', '30d', '90d', 'all'] as const;

export type AnalyticsRange = (typeof ANALYTICS_RANGES)[number];

const DAYS: Record<Exclude<AnalyticsRange, 'all'>, number> = { '7d': 7, '30d': 30, '90d': 90 };

/** The days of a range, today among them; null without a limit. */
export function daysOf(range: AnalyticsRange): number | null {
  return range === 'all' ? null : DAYS[range];
}
