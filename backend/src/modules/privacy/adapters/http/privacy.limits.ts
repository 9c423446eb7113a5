import type { RateLimit } from '../../../../platform/security/rate-limiter.js';

/** Looks at what a deletion would remove: one count for each table. */
export const DELETION_PREVIEWS: RateLimit = { name: 'deletion_preview', points: 30, durationSeconds: 60 };

/** Downloads of the copy of one's data, which may be large. */
export const EXPORT_FILES: RateLimit = { name: 'export_file', points: 10, durationSeconds: 600 };
