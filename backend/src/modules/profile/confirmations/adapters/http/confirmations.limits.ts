import type { RateLimit } from '../../../../../platform/security/rate-limiter.js';

/** Requests to coaches opened or answered from one network. */
export const COACH_WORDS_PER_NETWORK: RateLimit = { name: 'coach_word', points: 60, durationSeconds: 3600 };
