import type { RateLimit } from '../../../../../platform/security/rate-limiter.js';

/** Invitations opened or accepted from one network. */
export const INVITATIONS_PER_NETWORK: RateLimit = { name: 'guardian_invitation', points: 60, durationSeconds: 3600 };
