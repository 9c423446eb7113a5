import type { RateLimit } from '../../../../platform/security/rate-limiter.js';

/** New accounts from one address: a whole class signs up from a school's one address. */
export const REGISTRATIONS_PER_ADDRESS: RateLimit = { name: 'register_address', points: 100, durationSeconds: 3600 };

/** How often one address is told that an email address has an account; afterwards it may not sign up for the rest of the hour. */
export const TAKEN_EMAILS_PER_ADDRESS: RateLimit = { name: 'register_taken', points: 5, durationSeconds: 3600 };

/** Verification mails to one account. */
export const VERIFICATION_MAILS: RateLimit = { name: 'verify_mail', points: 5, durationSeconds: 3600 };
