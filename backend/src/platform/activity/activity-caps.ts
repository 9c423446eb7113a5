import type { Cap } from '../../shared-kernel/cap.js';

/** The cap of the record. Entries of emails and logged contacts end with those. */
export const ACTIVITY_CAPS = {
  activities: {
    most: 10_000,
    of: 'entries of your record for what can be done again and again, such as favorites and notes',
    beyond: 'oldest',
  },
} as const satisfies Record<string, Cap>;
