import type { Cap } from '../../../../shared-kernel/cap.js';
import { MAX_KEPT_MAPPINGS } from './ports/import-journal.js';

/** Every cap of imports. */
export const IMPORT_CAPS = {
  importMappings: { most: MAX_KEPT_MAPPINGS, of: 'column choices of import files that are remembered for an admin', beyond: 'oldest' },
} as const satisfies Record<string, Cap>;
