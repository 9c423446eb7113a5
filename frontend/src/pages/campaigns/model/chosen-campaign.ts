import type { Campaign } from '@/entities/campaign';
import type { PageAddress } from './page-address';

/** The campaign that the address names. Without a name a desk shows the newest one, and a phone the list. */
export function chosenCampaign(campaigns: readonly Campaign[] | undefined, id: string | null, phone: boolean): Campaign | null {
  if (id !== null) return campaigns?.find((campaign) => campaign.id === id) ?? null;
  return phone ? null : (campaigns?.[0] ?? null);
}

/** Whether a phone shows one campaign, or will once it is there: its head has the way back from the start. */
export function showsOne({ campaignId }: PageAddress, campaigns: readonly Campaign[] | undefined, error: unknown): boolean {
  if (campaignId === null) return false;
  return campaigns === undefined ? error === undefined : campaigns.some(({ id }) => id === campaignId);
}
