import type { Cap } from '../../../../shared-kernel/cap.js';
import { MOST_ANSWER_TEXT } from '../domain/check-answer.js';

/** Every cap of conversations; an answer counts among the emails of all campaigns. */
export const CONVERSATION_CAPS = {
  answerText: { most: MOST_ANSWER_TEXT, of: 'characters of an answer to a coach', beyond: 400 },
} as const satisfies Record<string, Cap>;
