import type { RateLimit } from '../../../../../platform/security/rate-limiter.js';

/** Passwords given for a change of the address: a session left open must not become a way to guess them. */
export const PASSWORDS_PER_ACCOUNT: RateLimit = { name: 'profile_password', points: 10, durationSeconds: 15 * 60 };

/** Each sync asks another site once; a button pressed again and again must not become a burden there. */
export const SYNCS_PER_ATHLETE: RateLimit = { name: 'maxpreps_sync', points: 1, durationSeconds: 60 };
