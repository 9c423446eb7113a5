import type { Cap } from '../../../shared-kernel/cap.js';
import { MAX_MAIL_ADDRESS } from '../../../shared-kernel/mail-address.js';
import { ACCOUNT_LIMITS } from '../domain/account-limits.js';

/** Every cap of an account itself. */
export const ACCOUNT_CAPS = {
  sessions: { most: ACCOUNT_LIMITS.sessions, of: 'devices that are signed in', beyond: 'oldest' },
  emailLinks: { most: ACCOUNT_LIMITS.links, of: 'links that prove an address, used and expired ones too', beyond: 'oldest' },
  username: { most: ACCOUNT_LIMITS.username, of: 'characters of a username', beyond: 400 },
  password: { most: ACCOUNT_LIMITS.password, of: 'characters of a password', beyond: 400 },
  mailAddress: { most: MAX_MAIL_ADDRESS, of: 'characters of an email address', beyond: 400 },
  signInName: { most: ACCOUNT_LIMITS.signInName, of: 'characters of a username or address at sign-in', beyond: 400 },
  linkToken: { most: ACCOUNT_LIMITS.linkToken, of: 'characters of the token of a link', beyond: 400 },
} as const satisfies Record<string, Cap>;
