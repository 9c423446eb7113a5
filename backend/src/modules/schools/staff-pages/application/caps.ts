import type { Cap } from '../../../../shared-kernel/cap.js';
import { MOST_OFFERED, MOST_SUGGESTIONS } from '../domain/suggestion-choice.js';
import { MOST_CHARACTERS, MOST_LINES, MOST_NODES, MOST_PEOPLE, MOST_URL } from '../domain/staff-page-limits.js';

/** Every cap of pasted pages. */
export const STAFF_PAGE_CAPS = {
  staffPage: { most: MOST_CHARACTERS, of: 'characters of a pasted staff page', beyond: 400 },
  staffPageNodes: { most: MOST_NODES, of: 'elements and texts of a pasted staff page', beyond: 400 },
  staffPageLines: { most: MOST_LINES, of: 'lines of a pasted staff page', beyond: 400 },
  staffPagePeople: { most: MOST_PEOPLE, of: 'people of one staff page', beyond: 400 },
  staffPageUrl: { most: MOST_URL, of: 'characters of the address of a staff page', beyond: 400 },
  staffSuggestions: { most: MOST_SUGGESTIONS, of: 'schools whose coaches you offered to everyone, undecided', beyond: 409 },
  staffOffered: { most: MOST_OFFERED, of: 'people of one page offered to everyone', beyond: 400 },
} as const satisfies Record<string, Cap>;
