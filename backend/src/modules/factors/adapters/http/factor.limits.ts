import type { RateLimit } from '../../../../platform/security/rate-limiter.js';

/** Codes and passkeys tried for one account, at sign-in and in Settings: a million codes must not be tried one after the other. */
export const FACTORS_PER_ACCOUNT: RateLimit = { name: 'second_factor', points: 10, durationSeconds: 15 * 60 };

/** Questions to a passkey at sign-in, and answers to them, from one network: a whole class signs in from a school's one address. */
export const PASSKEY_SIGN_INS_PER_NETWORK: RateLimit = { name: 'passkey_network', points: 600, durationSeconds: 3600 };

/** Changes of passkeys, apps and codes, and questions for them, of one account. */
export const FACTOR_CHANGES: RateLimit = { name: 'factor_changes', points: 60, durationSeconds: 3600 };
