import { protectedParts } from '../../../grammar/domain/protected-parts.js';

/** The text with blanks in the place of placeholders and links, so that offsets stay. */
export function freeText(text: string): string {
  return protectedParts(text)
    .map((part) => (part.isProtected ? ' '.repeat(part.text.length) : part.text))
    .join('');
}
