export const CAMPAIGN_STATUSES = ['draft', 'scheduled', 'active', 'paused', 'completed', 'cancelled', 'kept'] as const;

export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** Why a campaign waits for its athlete. */
export type PauseReason = 'needs_reconnect';
