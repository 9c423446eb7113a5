import type { Edit } from './words/pattern.js';

/** Quotations; a quotation mark after a number is the sign for inches. */
const QUOTED = /(?<![\p{L}\p{N}])["“][^"“”\n]{1,200}["”]/gu;

/** Returns the edits outside of quotations, because quoted words must not be changed. Both are in the order of the text. */
export function outsideQuotes(text: string, edits: readonly Edit[]): Edit[] {
  const quotes = [...text.matchAll(QUOTED)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
  let next = 0;
  return edits.filter(({ start, end }) => {
    while ((quotes[next]?.end ?? Infinity) <= start) next += 1;
    return end <= (quotes[next]?.start ?? Infinity);
  });
}
