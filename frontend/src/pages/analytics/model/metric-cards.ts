import type { AnalyticsDto } from '@/shared/api';
import { percentOf } from '@/shared/lib/figures';
import { rangeOf } from './ranges';

export interface MetricCard {
  label: string;
  value: string;
  /** What the number is based on. */
  detail: string;
}

function average({ averageMatch, total }: AnalyticsDto['schools']): Pick<MetricCard, 'value' | 'detail'> {
  if (averageMatch !== null) {
    return { value: `${averageMatch.value}%`, detail: `Known for ${averageMatch.known} of all ${total} favorites` };
  }
  return { value: '–', detail: total > 0 ? 'Not known for any favorite yet' : 'No favorites yet' };
}

function activeDetail(range: AnalyticsDto['range']): string {
  return range === 'all' ? 'Active now' : `Active now, started ${rangeOf(range).inWords}`;
}

/** Why there is no rate, or null. */
function noRate({ sent }: AnalyticsDto['figures'], { counted }: AnalyticsDto['rates']): string | null {
  if (sent === 0) return 'Nothing sent in this range';
  return counted === 0 ? 'Every email bounced' : null;
}

/** The four key numbers. The range limits all but the last; rates leave out bounced emails. */
export function metricCards({
  range,
  figures,
  rates,
  schools,
}: Pick<AnalyticsDto, 'range' | 'figures' | 'rates' | 'schools'>): MetricCard[] {
  const { counted, seen, opened, replied } = rates;
  const none = noRate(figures, rates);
  const noOpens = seen === 0 ? 'All sent by hand: opens can’t be seen' : null;
  return [
    {
      label: 'Engagement Rate',
      value: percentOf(opened, seen),
      detail: none ?? noOpens ?? `${opened} of ${seen} opened, estimated`,
    },
    { label: 'Reply Rate', value: percentOf(replied, counted), detail: none ?? `${replied} of ${counted} replied` },
    { label: 'Active Campaigns', value: String(figures.activeCampaigns), detail: activeDetail(range) },
    { label: 'Average Match', ...average(schools) },
  ];
}
