import { isUsual, usualNear } from './words/vocabulary.js';

/** Letters of most given names. */
const SHORT_NAME = 5;

/** A guess further from the written word than this is a guess. */
const FARTHEST = 2;

/** Short words have too many neighbours; only a usual one is believed. */
const SHORT = 4;

/** So long a word that hardly any name is one letter away from it. */
const LONG = 6;

/**
 * Returns the intended word for one that is in no dictionary; null = unclear. `guesses`: the dictionary's, best first. A common
 * word of such emails is preferred to a rare one that is as close.
 */
export function chooseSpelling(written: string, guesses: readonly string[]): string | null {
  const word = written.toLowerCase();
  const candidates = [...new Set([...guesses.slice(0, 5).filter((guess) => !/\s/.test(guess)), ...near(word)])];
  const ranked = candidates
    .map((guess, at) => ({ guess, far: distance(word, guess.toLowerCase()), rank: rankOf(word, guess, at) }))
    .filter(({ far, guess }) => far <= mostFar(word, guess))
    .sort((a, b) => a.rank - b.rank);
  return doubledOf(word, candidates) ?? believed(word, ranked.find(({ guess }) => !denies(word, guess))?.guess ?? null);
}

function believed(word: string, best: string | null): string | null {
  // "tkls": letters of a chat, no slip.
  if (best !== null && !/[aeiouy]/.test(word) && distance(word, best) > 1) return null;
  return best !== null && (word.length > SHORT || isUsual(best) || best.includes("'")) ? best : null;
}

/** "squating" lacks a second letter before its ending. */
function doubledOf(word: string, candidates: readonly string[]): string | null {
  const doubled = word.replace(/(?<=[aeiou])([bdgmnprt])(?=(?:ing|ed)$)/, '$1$1');
  return doubled !== word && candidates.includes(doubled) ? doubled : null;
}

/** A short word that is two letters away from a rare one is more likely a name: "malik" is no "mafia". */
function mostFar(word: string, guess: string): number {
  if (!isUsual(guess)) return word.length > SHORT_NAME || guess.includes("'") ? FARTHEST : 1;
  return word.length > LONG ? FARTHEST + 1 : FARTHEST;
}

/** "undeliverable" is not "deliverable". */
function denies(word: string, guess: string): boolean {
  const prefix = /^(?:un|in|im|ir|il|non|dis|re|de|pre)-?/.exec(word)?.[0];
  return prefix !== undefined && word.slice(prefix.length) === guess.toLowerCase();
}

/** The usual word that was meant at the start of a sentence, where a capital shows no name: two letters exchanged, or one wrong in a long word. */
export function slipAtStart(written: string, guesses: readonly string[]): string | null {
  const word = written.toLowerCase();
  const guess = chooseSpelling(
    word,
    guesses.map((one) => one.toLowerCase()),
  );
  if (guess === null || !(isUsual(guess) || guess.endsWith('ly')) || distance(word, guess) !== 1) return null;
  const isExchange = [...word].sort().join('') === [...guess].sort().join('');
  return isExchange || word.length >= LONG ? guess.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : null;
}

/** A misspelled past stays one, and so do several. */
const ENDING = /(?:ed|ing|s)$/;

/** Letters away, where a usual word is nearer by more than one and another first letter farther. */
function rankOf(word: string, guess: string, at: number): number {
  const other = guess[0]?.toLowerCase() === word[0] ? 0 : 1;
  return (
    distance(word, guess.toLowerCase()) -
    (isUsual(guess) ? 1.4 : 0) +
    other +
    (endingOf(word) === ENDING.exec(guess)?.[0] ? 0 : 0.9) +
    at / 10
  );
}

/** "recoverd" lacks a letter of its ending. */
function endingOf(word: string): string | undefined {
  return ENDING.exec(word)?.[0] ?? (/[^aeiou]d$/.test(word) ? 'ed' : undefined);
}

function near(word: string): string[] {
  const most = word.length > 6 ? FARTHEST : 1;
  return usualNear(word).filter((usual) => usual[0] === word[0] && distance(word, usual) <= most);
}

/** How many letters to change, add, take away or swap with the next (optimal string alignment). */
export function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const step = costOf(rows, [i, j]) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isSwap = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(Math.min(step, costOf(rows, [i, j + 1]) + 1, cell(row, j - 1) + 1, isSwap ? costOf(rows, [i - 1, j - 1]) + 1 : Infinity));
    }
    rows.push(row);
  }
  return cell(rows.at(-1) ?? [], other.length);
}

/** The number to the upper left of a place. */
function costOf(rows: readonly number[][], [i, j]: [number, number]): number {
  return cell(rows[i - 1] ?? [], j - 1);
}

function cell(row: readonly number[], at: number): number {
  return row[at] ?? Infinity;
}
