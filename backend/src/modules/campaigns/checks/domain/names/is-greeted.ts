import type { WordRun } from './word-run.js';

/** Greetings after which a name is always the person addressed, regardless of what follows. */
const DEAR = new Set(['dear', 'hello', 'hi', 'hey']);
const GREETINGS = new Set(['morning', 'afternoon', 'evening', 'thanks', 'you', 'greetings', 'and']);
const TITLES = new Set(['coach', 'coaches', 'mr', 'mrs', 'ms', 'dr']);
const MARK = /^[^\S\n]*[,:;!–—\n-]/;

/**
 * "Dear Coach Reed and Coach Saban,": the second may be another coach of the same staff. "I learned from you and Coach Saban."
 * addresses no coach by name.
 */
function isBesideAnother(run: WordRun, first: number, end: number): boolean {
  const isSecond = TITLES.has(run.words[first]?.folded ?? '') && TITLES.has(run.before(first, 2)) && DEAR.has(run.before(first, 3));
  return isSecond || (end === run.words.length && run.gap(end - 1, end).startsWith('.'));
}

/**
 * Returns whether the text addresses this person: a name, with or without a title, after a greeting, or at the start of a line with
 * punctuation after it.
 */
export function isGreeted(run: WordRun, start: number, end: number): boolean {
  const first = TITLES.has(run.before(start)) ? start - 1 : start;
  if (DEAR.has(run.before(first))) return true;
  if (end < run.words.length && !MARK.test(run.gap(end - 1, end))) return false;
  if (run.before(first) === 'and' && isBesideAnother(run, first, end)) return false;
  return first === 0 || run.gap(first - 1, first).includes('\n') || GREETINGS.has(run.before(first));
}
