import type { RateLimit } from '../../../../platform/security/rate-limiter.js';

/** New accounts from one address: a whole class signs up from a school's one address. */
export const REGISTRATIONS_PER_ADDRESS: RateLimit = { name: 'register_address', points: 100, durationSeconds: 3600 };

/** How often one client address may learn that an email address has an account; after that it cannot sign up for the rest of the hour. */
export const TAKEN_EMAILS_PER_ADDRESS: RateLimit = { name: 'register_taken', points: 5, durationSeconds: 3600 };

/** Verification emails to one account. */
export const VERIFICATION_MAILS: RateLimit = { name: 'verify_mail', points: 5, durationSeconds: 3600 };

/** Address changes requested by one account, including resent emails: each goes to an address typed by the user. */
export const EMAIL_CHANGES: RateLimit = { name: 'email_change', points: 10, durationSeconds: 3600 };

/** Passwords given for a change of the address or the password: a session left open must not become a way to guess them. */
export const PASSWORDS_PER_ACCOUNT: RateLimit = { name: 'profile_password', points: 10, durationSeconds: 15 * 60 };

/** Reset emails to one address, whether it has an account or not, and asked for from one network. */
export const RESET_MAILS_PER_ADDRESS: RateLimit = { name: 'reset_mail', points: 3, durationSeconds: 3600 };
export const RESET_MAILS_PER_NETWORK: RateLimit = { name: 'reset_mail_network', points: 30, durationSeconds: 3600 };

/** Links of a changed address tried from one network. */
export const EMAIL_LINKS_PER_NETWORK: RateLimit = { name: 'email_link_network', points: 60, durationSeconds: 3600 };

/** Links tried from one network. */
export const RESETS_PER_NETWORK: RateLimit = { name: 'reset_network', points: 60, durationSeconds: 3600 };
