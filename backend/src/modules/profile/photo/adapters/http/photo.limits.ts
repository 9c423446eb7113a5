import type { RateLimit } from '../../../../../platform/security/rate-limiter.js';

/** Upload addresses for one account: enough for a bad connection, too few to fill the disk. */
export const UPLOADS_PER_ACCOUNT: RateLimit = { name: 'photo_upload', points: 30, durationSeconds: 10 * 60 };
