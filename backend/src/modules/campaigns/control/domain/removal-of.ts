import type { CampaignStatus } from '../../writing/domain/campaign-status.js';

/** What keeps a campaign from being deleted, or what its deletion is. */
export type Removal = 'not_allowed' | 'still_sending' | 'delete' | 'hide';

export interface EmailsOfCampaign {
  /** Emails that are being sent, or whose delivery is unknown. */
  open: number;
  /** Emails that were sent. */
  sent: number;
}

const REMOVABLE: readonly CampaignStatus[] = ['draft', 'paused', 'cancelled', 'kept'];

/**
 * What deleting a campaign means: with an email that left, its rows stay for figures and timelines and only the campaign
 * disappears from the list.
 */
export function removalOf(status: CampaignStatus, { open, sent }: EmailsOfCampaign): Removal {
  if (!REMOVABLE.includes(status)) return 'not_allowed';
  if (open > 0) return 'still_sending';
  return sent > 0 ? 'hide' : 'delete';
}
