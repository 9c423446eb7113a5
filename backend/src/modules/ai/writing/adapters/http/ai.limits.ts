import type { RateLimit } from '../../../../../platform/security/rate-limiter.js';

/** Requests of one athlete to any writer: a person reads the result before the next one. */
export const WRITINGS_PER_ATHLETE: RateLimit = { name: 'ai_writing', points: 20, durationSeconds: 60 };
