import type { Finding } from './grammar-thread.js';

/** Kinds that are matters of taste; the athlete's own way of writing is left alone. */
const TASTE = new Set(['Style', 'Readability', 'Enhancement', 'Regionalism', 'Redundancy']);

/** A guess further from the written word than this is a guess. */
const FARTHEST = 2;

/** What to write in the place of a mistake; null = better left alone. */
export function replacementOf(problem: string, { kind, replacements }: Finding): string | null {
  const [first] = replacements;
  if (first === undefined || TASTE.has(kind) || isFootball(problem)) return null;
  // Straight or curly quotes are taste as well; only blanks too many are not.
  if (kind === 'Formatting') return problem.trim() === '' ? first : null;
  const isWord = (kind === 'Spelling' || kind === 'Typo') && !/\s/.test(problem);
  return isWord ? nearWord(problem, first) : first;
}

/** Short capitals are football's: "QB" is no quettabyte. */
function isFootball(problem: string): boolean {
  return /^[A-Z]{1,5}$/.test(problem) && problem !== 'I';
}

/** A capitalised word that the dictionary lacks is a name. */
function nearWord(problem: string, guess: string): string | null {
  const isName = /^\p{Lu}/u.test(problem);
  return !isName && distance(problem.toLowerCase(), guess.toLowerCase()) <= FARTHEST ? guess : null;
}

/** Levenshtein's: how many letters to change, add or take away. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= other.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (letter === other[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
