import type { AnalyticsDto } from '@/shared/api';
import { percentOf } from '@/shared/lib/figures';
import { rangeOf } from './ranges';

export interface MetricCard {
  label: string;
  value: string;
  /** What the figure rests on. */
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

/** The four figures at the top of the page. The range cuts all but the last. */
export function metricCards({ range, figures, schools }: Pick<AnalyticsDto, 'range' | 'figures' | 'schools'>): MetricCard[] {
  const { sent, sentByHand, opened, replied, activeCampaigns } = figures;
  const seen = sent - sentByHand;
  const none = sent === 0 ? 'Nothing sent in this range' : null;
  const noOpens = seen === 0 ? 'All sent by hand: opens can’t be seen' : null;
  return [
    {
      label: 'Engagement Rate',
      value: percentOf(opened, seen),
      detail: none ?? noOpens ?? `${opened} of ${seen} opened, estimated`,
    },
    { label: 'Reply Rate', value: percentOf(replied, sent), detail: none ?? `${replied} of ${sent} replied` },
    { label: 'Active Campaigns', value: String(activeCampaigns), detail: activeDetail(range) },
    { label: 'Average Match', ...average(schools) },
  ];
}
