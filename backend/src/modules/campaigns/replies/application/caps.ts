import type { Cap } from '../../../../shared-kernel/cap.js';

/** Every cap of replies. */
export const REPLY_CAPS = {
  openReports: { most: 50, of: 'reported replies that no admin has handled', beyond: 409 },
} as const satisfies Record<string, Cap>;
