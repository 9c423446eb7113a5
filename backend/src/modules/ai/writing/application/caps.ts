import type { Cap } from '../../../../shared-kernel/cap.js';
import { CALL_LIMITS } from '../domain/call-limits.js';
import { MAX_CONTEXT, MAX_EMAIL, MAX_SUBJECT_LINES } from '../domain/text-limits.js';

/** Every cap of AI help that is no setting; the tokens of a day are one. */
export const AI_CAPS = {
  aiEmail: { most: MAX_EMAIL, of: 'characters of an email that the AI help reads', beyond: 400 },
  aiContext: { most: MAX_CONTEXT, of: 'characters that say what the AI help should write', beyond: 400 },
  aiSubjectLines: { most: MAX_SUBJECT_LINES, of: 'subject lines of one request', beyond: 400 },
  aiCallsUnderWay: { most: CALL_LIMITS.underWay, of: 'AI calls under way in one web process; others wait', beyond: 429 },
  aiCallsWaiting: { most: CALL_LIMITS.waiting, of: 'AI calls that wait for their turn', beyond: 429 },
  aiCallsWaitSeconds: { most: CALL_LIMITS.waitSeconds, of: 'seconds that one of them waits', beyond: 429 },
} as const satisfies Record<string, Cap>;
