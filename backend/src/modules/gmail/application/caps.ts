import type { Cap } from '../../../shared-kernel/cap.js';
import { CONSENTS_AT_ONCE } from './ports/oauth-states.js';

/** Every cap of accounts of one's own; how much a mailbox sends in a day is a setting. */
export const GMAIL_CAPS = {
  consents: { most: CONSENTS_AT_ONCE, of: 'connections to Gmail that were begun and not finished', beyond: 'oldest' },
  mailboxHost: { most: 253, of: 'characters in the name of a mail server', beyond: 400 },
  mailboxUsername: { most: 320, of: 'characters in the user name of a mailbox', beyond: 400 },
  mailboxPassword: { most: 500, of: 'characters in the password of a mailbox', beyond: 400 },
  mailboxTries: { most: 10, of: 'tries to connect a mailbox in 15 minutes', beyond: 429 },
} as const satisfies Record<string, Cap>;
