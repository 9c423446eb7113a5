import type { Edit } from './words/pattern.js';
import { lowerAt, posAt, type Word } from './words/word.js';

/** Second words of schools and places: "Marble Creek", "Palm Valley". */
const LANDS = new Set(
  'creek valley grove ridge bluff bluffs springs heights mesa canyon prairie falls hills lakes oaks pines branch harbor bay glen meadows'.split(
    ' ',
  ),
);
/** Before a school that is played, or a place. */
const BEFORE = /^(?:against|beat|played|play|at|from|in|near|vs|versus|over|on|facing|faced|to|lost)$/;
/** Before an opponent: "we beat tidewell". */
const PLAYED = /^(?:against|beat|vs|versus|faced)$/;
const KINDS = /^(?:NOUN|PROPN|ADJ|VERB|X)$/;

/** "against marble creek", "we played tidewell": names of places and of opponents that lack their capitals. */
export function placeCapitals(words: readonly Word[], unknown: ReadonlySet<number>): Edit[] {
  return words.flatMap((_, at) => [...landAt(words, at), ...opponentAt(words, at, unknown)]);
}

function landAt(words: readonly Word[], at: number): Edit[] {
  const [first, land] = [words[at], words[at + 1]];
  if (!first || !land || !LANDS.has(land.lower) || !BEFORE.test(lowerAt(words, at - 1)) || !KINDS.test(first.pos)) return [];
  return [first, land].flatMap(capital);
}

/** A word that no dictionary has, behind a verb of playing. */
function opponentAt(words: readonly Word[], at: number, unknown: ReadonlySet<number>): Edit[] {
  const word = words[at];
  if (!word || !unknown.has(word.start) || word.text.length < 4 || !isOpponent(words, at)) return [];
  return posAt(words, at) === 'NAME' || /^\p{Lu}/u.test(word.text) ? [] : capital(word);
}

/** "we played tidewell", but "I played recever" */
function isOpponent(words: readonly Word[], at: number): boolean {
  const before = lowerAt(words, at - 1);
  return PLAYED.test(before) || (/^(?:play|played)$/.test(before) && lowerAt(words, at - 2) === 'we');
}

function capital({ text, start, end }: Word): Edit[] {
  const written = text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return written === text ? [] : [{ start, end, text: written }];
}
