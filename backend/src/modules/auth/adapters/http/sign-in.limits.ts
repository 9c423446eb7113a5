import type { RateLimit } from '../../../../platform/security/rate-limiter.js';

/** Failed sign-ins of one account, wherever they come from. */
export const FAILED_PER_ACCOUNT: RateLimit = { name: 'signin_account', points: 10, durationSeconds: 15 * 60 };

/** Failed sign-ins from one address, whatever account they try. A school's network may share one address. */
export const FAILED_PER_ADDRESS: RateLimit = { name: 'signin_address', points: 50, durationSeconds: 15 * 60 };

/** New accounts from one address. */
export const REGISTRATIONS_PER_ADDRESS: RateLimit = { name: 'register_address', points: 30, durationSeconds: 3600 };

/** Verification mails to one account. */
export const VERIFICATION_MAILS: RateLimit = { name: 'verify_mail', points: 5, durationSeconds: 3600 };
