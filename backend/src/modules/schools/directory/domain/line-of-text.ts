import { ENTRY_LIMITS } from './entry-limits.js';
import { InvalidEntry } from './invalid-entry.js';

const CONTROL = /\p{Cc}/u;

/**
 * Trimmed, with single spaces; '' for what is left out. Names and titles go into mail headers: a line break or
 * another control character is refused, not mended. Throws InvalidEntry.
 */
export function lineOfText(field: string, value: string | null | undefined): string {
  const text = (value ?? '').trim();
  if (CONTROL.test(text)) {
    throw new InvalidEntry(field, 'control_character', `The ${field} must be a single line of text.`);
  }
  if (text.length > ENTRY_LIMITS.line) {
    throw new InvalidEntry(field, 'too_long', `The ${field} can have at most ${ENTRY_LIMITS.line} characters.`);
  }
  return text.replace(/ +/g, ' ');
}
