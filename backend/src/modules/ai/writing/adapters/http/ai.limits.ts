import type { RateLimit } from '../../../../../platform/security/rate-limiter.js';

/** Presses of one athlete, whoever writes: a person reads between two of them. */
export const WRITINGS_PER_ATHLETE: RateLimit = { name: 'ai_writing', points: 20, durationSeconds: 60 };
