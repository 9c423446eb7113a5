import { templateTokens } from '../../writing/domain/templates/template-tokens.js';
import { InvalidAnswer } from './answer-errors.js';

export const MOST_ANSWER_TEXT = 20_000;

/** Returns the text as it is sent. Throws InvalidAnswer for an empty or too long one, and for leftover placeholders. */
export function checkAnswer(text: string): string {
  const clean = text.replace(/\r\n?/g, '\n').trim();
  if (clean === '') throw new InvalidAnswer('required', 'Write your answer first.');
  if (clean.length > MOST_ANSWER_TEXT) {
    throw new InvalidAnswer('too_long', `An answer can have at most ${MOST_ANSWER_TEXT.toLocaleString('en-US')} characters.`);
  }
  const left = templateTokens(clean).find(({ kind }) => kind !== 'text');
  if (left && left.kind !== 'text') {
    throw new InvalidAnswer('placeholder', `“${left.source}” would arrive as it stands. Replace it by your own words.`);
  }
  return clean;
}
