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

/** A letter or a figure: signs and characters without a shape are no text. */
const VISIBLE = /[\p{L}\p{N}]/u;

/** Returns the error of a text; `like` is the original text, whose language it may keep. */
export function objectionToText(text: string, like = ''): AiFailure | null {
  if (!VISIBLE.test(text)) return 'empty';
  return looksEnglish(text) || !looksEnglish(like) ? null : 'other_language';
}
