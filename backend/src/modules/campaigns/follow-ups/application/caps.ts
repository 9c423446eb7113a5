import type { Cap } from '../../../../shared-kernel/cap.js';
import { FOLLOW_UP_LIMITS } from '../domain/follow-up-limits.js';

/** Every cap of follow-ups. Their text has the cap of a campaign email. */
export const FOLLOW_UP_CAPS = {
  followUpSteps: { most: FOLLOW_UP_LIMITS.steps, of: 'follow-ups of one campaign', beyond: 400 },
  followUpReason: { most: FOLLOW_UP_LIMITS.ownReason, of: 'characters of the reason of a follow-up in own words', beyond: 400 },
  followUpSkips: { most: FOLLOW_UP_LIMITS.skippedAtOnce, of: 'coaches for whom one request skips a follow-up', beyond: 400 },
  campusZones: { most: FOLLOW_UP_LIMITS.zonesAtOnce, of: 'schools whose time zone one request says', beyond: 400 },
} as const satisfies Record<string, Cap>;
