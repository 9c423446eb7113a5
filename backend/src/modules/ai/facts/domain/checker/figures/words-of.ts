import { matchesOf } from '../../../../../../shared-kernel/reading/matches.js';

/** A word, a number or a mark of a sentence, with its place there. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

const WORD = /[a-z]+(?:'[a-z]+)?|\d+(?:\.\d+)?(?:st|nd|rd|th)?|\.\d+|[^\sa-z\d]/g;

/** The words, numbers and marks of a sentence in small letters. */
export function wordsOf(low: string): Word[] {
  return matchesOf(low, WORD).map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }));
}

/** Empty before the first word and behind the last. */
export function textAt(words: readonly Word[], at: number): string {
  return words[at]?.text ?? '';
}

export function isNumberAt(words: readonly Word[], at: number): boolean {
  return /^[.\d]*\d$/.test(textAt(words, at));
}

/** Where each word of a sentence begins: most places that are asked for are those of numbers. */
const beginnings = new WeakMap<readonly Word[], ReadonlyMap<number, number>>();

function beginningsOf(words: readonly Word[]): ReadonlyMap<number, number> {
  const known = beginnings.get(words) ?? new Map(words.map(({ start }, at) => [start, at]));
  beginnings.set(words, known);
  return known;
}

/** Which word a place of the sentence is in. */
export function wordAt(words: readonly Word[], place: number): number {
  const begun = beginningsOf(words).get(place);
  if (begun !== undefined) return begun;
  let [low, high] = [0, words.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((words[middle]?.start ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

export function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
