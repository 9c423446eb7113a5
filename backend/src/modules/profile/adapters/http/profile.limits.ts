import type { RateLimit } from '../../../../platform/security/rate-limiter.js';

/** Passwords given for a change of the address: a session left open must not become a way to guess them. */
export const PASSWORDS_PER_ACCOUNT: RateLimit = { name: 'profile_password', points: 10, durationSeconds: 15 * 60 };
