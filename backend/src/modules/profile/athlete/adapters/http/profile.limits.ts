import type { RateLimit } from '../../../../../platform/security/rate-limiter.js';

/** Each sync sends a request to another site; repeated clicks must not become a burden there. */
export const SYNCS_PER_ATHLETE: RateLimit = { name: 'maxpreps_sync', points: 1, durationSeconds: 60 };
