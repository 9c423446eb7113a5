import type { Cap } from '../../../../shared-kernel/cap.js';

/** Every cap of mailboxes; how much one sends in a day is a setting. */
export const MAILBOX_CAPS = {
  mailboxHost: { most: 253, of: 'characters in the name of a mail server', beyond: 400 },
  mailboxUsername: { most: 320, of: 'characters in the user name of a mailbox', beyond: 400 },
  mailboxPassword: { most: 500, of: 'characters in the password of a mailbox', beyond: 400 },
  mailboxTries: { most: 10, of: 'tries to connect a mailbox in 15 minutes', beyond: 429 },
} as const satisfies Record<string, Cap>;
