import type { AnalyticsDto } from '../api/analytics.gen';
import { percentOf } from './percent-of';

export interface MetricCard {
  label: string;
  value: string;
  /** What the figure rests on. */
  detail: string;
}

function average({ averageMatch, total, outsideRange }: AnalyticsDto['schools']): Pick<MetricCard, 'value' | 'detail'> {
  if (averageMatch !== null) {
    return { value: `${averageMatch.value}%`, detail: `Known for ${averageMatch.known} of ${total} favorites` };
  }
  if (total > 0) return { value: '–', detail: 'Not known for any favorite yet' };
  return { value: '–', detail: outsideRange > 0 ? 'No favorite added in this range' : 'No favorites yet' };
}

/** The four figures at the top of the page. */
export function metricCards({ figures, schools }: Pick<AnalyticsDto, 'figures' | 'schools'>): MetricCard[] {
  const { sent, opened, replied, activeCampaigns } = figures;
  const none = sent === 0 ? 'Nothing sent in this range' : null;
  return [
    {
      label: 'Engagement Rate',
      value: percentOf(opened, sent),
      detail: none ?? `${opened} of ${sent} opened, estimated`,
    },
    { label: 'Reply Rate', value: percentOf(replied, sent), detail: none ?? `${replied} of ${sent} replied` },
    { label: 'Active Campaigns', value: String(activeCampaigns), detail: 'Sending or following up now' },
    { label: 'Average Match', ...average(schools) },
  ];
}
