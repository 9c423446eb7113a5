import { looksEnglish } from '../../domain/looks-english.js';
import type { AiFailure } from '../../domain/ai-errors.js';

export interface TextAnswer {
  text: string;
}

/** The schema of an answer that is one text. */
export const TEXT_ANSWER_SCHEMA = {
  type: 'object',
  properties: { text: { type: 'string' } },
  required: ['text'],
  additionalProperties: false,
} as const;

/** Returns the error of a text; `like` is the original text, whose language it may keep. */
export function objectionToText(text: string, like = ''): AiFailure | null {
  if (text.trim() === '') return 'empty';
  return looksEnglish(text) || !looksEnglish(like) ? null : 'other_language';
}
