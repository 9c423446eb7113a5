import type { RateLimit } from '../../../../../platform/security/rate-limiter.js';
import { MAILBOX_CAPS } from '../../application/caps.js';

/** Each try signs in at a server that the athlete chooses: the limit prevents scanning for servers or passwords. */
export const MAILBOX_TRIES_PER_ATHLETE: RateLimit = {
  name: 'mailbox_try',
  points: MAILBOX_CAPS.mailboxTries.most,
  durationSeconds: 15 * 60,
};
/** Many accounts from one network do not help. */
export const MAILBOX_TRIES_PER_NETWORK: RateLimit = { name: 'mailbox_try_network', points: 60, durationSeconds: 60 * 60 };
/** Ways to Microsoft that one athlete may begin. */
export const MICROSOFT_CONNECTS_PER_ATHLETE: RateLimit = { name: 'microsoft_connect', points: 20, durationSeconds: 10 * 60 };
