export type Removal = 'removed' | 'not_allowed' | 'still_sending';

/** How campaigns end before all of their mail has left. Mail that left is never touched. */
export abstract class CampaignEndings {
  /** Paused → cancelled, with all waiting mail. True too when it is cancelled already. */
  abstract cancel(userId: string, campaignId: string, now: Date): Promise<boolean>;
  /**
   * Deletes a draft, a paused or a cancelled campaign. When mail of it left, its rows stay for figures and timelines
   * and only the campaign disappears from the list.
   */
  abstract remove(userId: string, campaignId: string, now: Date): Promise<Removal>;
}
