import type { Edit } from './words/pattern.js';

/** Words of somebody else; the mark of inches behind a number opens nothing. */
const QUOTED = /(?<![\p{L}\p{N}])["“][^"“”\n]{1,200}["”]/gu;

/** Without the edits inside of quotations: what somebody said is told as it was said. Both are in the order of the text. */
export function outsideQuotes(text: string, edits: readonly Edit[]): Edit[] {
  const quotes = [...text.matchAll(QUOTED)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
  let next = 0;
  return edits.filter(({ start, end }) => {
    while ((quotes[next]?.end ?? Infinity) <= start) next += 1;
    return end <= (quotes[next]?.start ?? Infinity);
  });
}
