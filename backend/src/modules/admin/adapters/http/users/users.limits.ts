import type { RateLimit } from '../../../../../platform/security/rate-limiter.js';

/** Links for new passwords that one admin has sent in an hour. */
export const RESET_LINKS_PER_ADMIN: RateLimit = { name: 'admin_reset_link', points: 60, durationSeconds: 3600 };
