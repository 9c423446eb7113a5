import type { Campaign } from '@/entities/campaign';

/** How many emails of the campaign wait for the daily limit. */
export function waitingForLimit({ waitForLimit }: Pick<Campaign, 'waitForLimit'>): number {
  return waitForLimit.reduce((sum, { count }) => sum + count, 0);
}
