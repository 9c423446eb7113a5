export const CAMPAIGN_STATUSES = ['draft', 'scheduled', 'active', 'paused', 'completed', 'cancelled', 'kept'] as const;

export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** Why a campaign waits for its athlete. */
export const PAUSE_REASONS = [
  'needs_reconnect',
  'disconnected',
  'account_changed',
  'platform_stopped',
  'by_athlete',
  'schedule_late',
  'restored',
] as const;

export type PauseReason = (typeof PAUSE_REASONS)[number];
