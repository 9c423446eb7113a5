import type { Campaign } from '@/entities/campaign';

export type CampaignFilter = 'all' | 'draft' | 'active' | 'completed' | 'kept';

export interface CampaignView {
  search: string;
  filter: CampaignFilter;
  sort: 'newest' | 'name';
}

/** The campaigns that match, newest first or by name. */
export function visibleCampaigns(campaigns: readonly Campaign[], { search, filter, sort }: CampaignView): Campaign[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = campaigns
    .filter(({ status }) => filter === 'all' || status === filter)
    .filter(({ name, subject }) => words.every((word) => `${name} ${subject}`.toLowerCase().includes(word)));
  return sort === 'name' ? found.toSorted((a, b) => a.name.localeCompare(b.name)) : found;
}
