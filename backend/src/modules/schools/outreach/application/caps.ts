import type { Cap } from '../../../../shared-kernel/cap.js';
import { MAX_CONTACTS } from '../domain/contact.js';
import { MAX_CORRECTIONS, MAX_NOTE, MAX_OPEN_CORRECTIONS } from '../domain/correction.js';
import { MAX_LOG_ENTRIES, MAX_LOG_NOTE, MAX_WITH_WHOM } from '../domain/logged-contact.js';
import { MAX_FAVORITES, MAX_NEXT_STEP, MAX_NOTES, MAX_TRACKED_SCHOOLS } from '../domain/tracking.js';

/** Every cap of what an athlete keeps about schools and coaches. */
export const OUTREACH_CAPS = {
  favorites: { most: MAX_FAVORITES, of: 'favorites', beyond: 409 },
  trackedSchools: { most: MAX_TRACKED_SCHOOLS, of: 'schools with tracking, beside those that emails went to', beyond: 409 },
  contacts: { most: MAX_CONTACTS, of: 'contacts of your own', beyond: 409 },
  corrections: { most: MAX_CORRECTIONS, of: 'corrections, decided ones too', beyond: 'oldest' },
  openCorrections: { most: MAX_OPEN_CORRECTIONS, of: 'corrections that nobody decided yet', beyond: 409 },
  correctionNote: { most: MAX_NOTE, of: 'characters of the note of a correction', beyond: 400 },
  logEntries: { most: MAX_LOG_ENTRIES, of: 'logged contacts with coaches, removed ones too', beyond: 409 },
  logNote: { most: MAX_LOG_NOTE, of: 'characters of the note of a logged contact', beyond: 400 },
  logWithWhom: { most: MAX_WITH_WHOM, of: 'characters of the name in a logged contact', beyond: 400 },
  trackingNotes: { most: MAX_NOTES, of: 'characters of the notes on a school', beyond: 400 },
  nextStep: { most: MAX_NEXT_STEP, of: 'characters of the next step at a school', beyond: 400 },
} as const satisfies Record<string, Cap>;
