import type { Cap } from '../../../../shared-kernel/cap.js';
import { CONFIRMATION_LIMITS } from '../domain/confirmation-limits.js';

/** Every cap of coaches' confirmations. */
export const CONFIRMATION_CAPS = {
  confirmationsOpen: { most: CONFIRMATION_LIMITS.open, of: 'requests to coaches that wait for an answer', beyond: 409 },
  confirmationsAYear: { most: CONFIRMATION_LIMITS.aYear, of: 'requests to coaches of an athlete in 365 days', beyond: 429 },
  confirmedFigures: { most: CONFIRMATION_LIMITS.figures, of: 'figures of a request to a coach', beyond: 400 },
  confirmingCoach: { most: CONFIRMATION_LIMITS.name, of: 'characters of a coach’s or school’s name', beyond: 400 },
} as const satisfies Record<string, Cap>;
