import type { Cap } from '../../../../shared-kernel/cap.js';
import { ENTRY_LIMITS } from '../domain/entry-limits.js';

/** Every cap of names and numbers in the directory. */
export const DIRECTORY_CAPS = {
  contactLine: { most: ENTRY_LIMITS.line, of: 'characters of a name or title of a coach', beyond: 400 },
  contactPhone: { most: ENTRY_LIMITS.phone, of: 'characters of a telephone number', beyond: 400 },
  contactXHandle: { most: ENTRY_LIMITS.xHandle, of: 'characters of a name on X, or of the address of its page', beyond: 400 },
} as const satisfies Record<string, Cap>;
