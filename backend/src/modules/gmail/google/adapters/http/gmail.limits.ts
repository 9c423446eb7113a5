import type { RateLimit } from '../../../../../platform/security/rate-limiter.js';

/** Ways to Google that one athlete may begin. */
export const CONNECTS_PER_ATHLETE: RateLimit = { name: 'gmail_connect', points: 20, durationSeconds: 10 * 60 };
