import type { Campaign } from './campaign';

const words: Record<Campaign['status'], string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  active: 'Active',
  paused: 'Paused',
  completed: 'Completed',
  cancelled: 'Cancelled',
  kept: 'Not delivered',
};

export function campaignStatusWord(status: Campaign['status']): string {
  return words[status];
}
