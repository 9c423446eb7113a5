import type { RateLimit } from '../../../../../platform/security/rate-limiter.js';

/** Tries of one link: those beyond the five messages of a day are refused before they wait for each other. */
export const MESSAGES_PER_LINK: RateLimit = { name: 'profile_message', points: 20, durationSeconds: 24 * 3600 };

/** Messages from one network, to whomever. */
export const MESSAGES_PER_NETWORK: RateLimit = { name: 'profile_message_network', points: 10, durationSeconds: 24 * 3600 };
