import { MAX_PASSWORD } from '../../../shared-kernel/max-password.js';

/** Lengths are in characters, the rest are counts for each account. */
export const ACCOUNT_LIMITS = {
  username: 64,
  password: MAX_PASSWORD,
  /** A username or an address, with room for what people type around it. */
  signInName: 320,
  /** What the link of an email carries. */
  linkToken: 200,
  sessions: 50,
  links: 10,
} as const;
