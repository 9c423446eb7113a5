import type { Cap } from '../../../shared-kernel/cap.js';
import { CAMPAIGN_LIMITS } from '../domain/campaign-limits.js';

/** Every cap of the campaigns module. */
export const CAMPAIGN_CAPS = {
  openDrafts: { most: CAMPAIGN_LIMITS.openDrafts, of: 'drafts that are not sent', beyond: 409 },
  campaigns: { most: CAMPAIGN_LIMITS.campaigns, of: 'campaigns, drafts and sent ones together', beyond: 409 },
  campaignName: { most: CAMPAIGN_LIMITS.name, of: 'characters of a campaign name', beyond: 400 },
  subject: { most: CAMPAIGN_LIMITS.subject, of: 'characters of a subject', beyond: 400 },
  template: { most: CAMPAIGN_LIMITS.template, of: 'characters of a campaign email', beyond: 400 },
  coachesAtOnce: { most: CAMPAIGN_LIMITS.coachesAtOnce, of: 'coaches of one send', beyond: 400 },
} as const satisfies Record<string, Cap>;
