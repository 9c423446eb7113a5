import type { Cap } from '../../../../shared-kernel/cap.js';
import { MAX_CHOICES, MAX_ROWS } from './own-list-table.js';

/** Every cap of spreadsheets with an athlete's own schools. */
export const OWN_LIST_CAPS = {
  ownListRows: { most: MAX_ROWS, of: 'rows of an imported list of schools', beyond: 400 },
  ownListChoices: { most: MAX_CHOICES, of: 'characters of the schools picked for rows of such a list', beyond: 400 },
} as const satisfies Record<string, Cap>;
