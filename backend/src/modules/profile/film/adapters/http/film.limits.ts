import type { RateLimit } from '../../../../../platform/security/rate-limiter.js';

/** Links that this server checks for one athlete: enough for every clip, too few to use it as a scanner. */
export const LINK_CHECKS: RateLimit = { name: 'film_link_check', points: 30, durationSeconds: 10 * 60 };
