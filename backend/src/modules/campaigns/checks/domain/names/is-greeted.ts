import type { WordRun } from './word-run.js';

/** Whatever follows the name. */
const DEAR = new Set(['dear', 'hello', 'hi', 'hey']);
const GREETINGS = new Set(['morning', 'afternoon', 'evening', 'thanks', 'you', 'greetings', 'and']);
const TITLES = new Set(['coach', 'coaches', 'mr', 'mrs', 'ms', 'dr']);
const MARK = /^[^\S\n]*[,:;!–—\n-]/;

/** Whether a text speaks to this person: a name, with or without a title, after a greeting or at the begin of a line, and a mark behind it. */
export function isGreeted(run: WordRun, start: number, end: number): boolean {
  const first = TITLES.has(run.before(start)) ? start - 1 : start;
  if (DEAR.has(run.before(first))) return true;
  if (end < run.words.length && !MARK.test(run.gap(end - 1, end))) return false;
  // "I learned from you and Coach Saban." speaks to nobody.
  if (run.before(first) === 'and' && end === run.words.length && run.gap(end - 1, end).startsWith('.')) return false;
  return first === 0 || run.gap(first - 1, first).includes('\n') || GREETINGS.has(run.before(first));
}
