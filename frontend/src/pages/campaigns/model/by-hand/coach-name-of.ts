import type { CampaignEmail } from '@/entities/campaign';

/** The coach's name, else the address. */
export function coachNameOf({ coach, toAddress }: Pick<CampaignEmail, 'coach' | 'toAddress'>): string {
  return `${coach.firstName} ${coach.lastName}`.trim() || toAddress;
}
