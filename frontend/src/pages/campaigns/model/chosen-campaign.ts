import type { Campaign } from '@/entities/campaign';

/** The campaign that the address names. Without a name a desk shows the newest one, and a phone the list. */
export function chosenCampaign(campaigns: readonly Campaign[] | undefined, id: string | null, phone: boolean): Campaign | null {
  if (id !== null) return campaigns?.find((campaign) => campaign.id === id) ?? null;
  return phone ? null : (campaigns?.[0] ?? null);
}
