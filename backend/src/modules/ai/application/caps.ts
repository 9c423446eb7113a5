import type { Cap } from '../../../shared-kernel/cap.js';
import { MAX_CONTEXT, MAX_EMAIL, MAX_SUBJECT_LINES } from '../domain/text-limits.js';
import { KEPT_STRATEGIES } from './ports/strategies.js';

/** Every cap of the AI module that is no setting; the tokens of a day are one. */
export const AI_CAPS = {
  aiEmail: { most: MAX_EMAIL, of: 'characters of an email that the AI help reads', beyond: 400 },
  aiContext: { most: MAX_CONTEXT, of: 'characters that say what the AI help should write', beyond: 400 },
  aiSubjectLines: { most: MAX_SUBJECT_LINES, of: 'subject lines of one request', beyond: 400 },
  strategies: { most: KEPT_STRATEGIES, of: 'recruiting strategies', beyond: 'oldest' },
} as const satisfies Record<string, Cap>;
