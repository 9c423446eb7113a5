import { matchesOf } from '../../../../shared-kernel/reading/matches.js';
import type { PrivateSpan } from './find-known.js';
import { folded } from './fold-text.js';
import type { KnownValue } from './known-values.js';
import type { PrivateKind } from './private-values.js';

const WORD = /[\p{L}\p{M}][\p{L}\p{M}'’]*/gu;
/** With a letter more or less a shorter word is another one: "Marsh", "march". */
const SHORTEST = 6;
const LONGEST = 40;
/** So long a name stays one with another ending. */
const LONG = 8;
const NAMES = new Set<PrivateKind>(['last_name', 'school', 'town', 'person']);

/** The names of the athlete with one letter wrong, missing, doubled or exchanged: "Whitfeild". Linear in the text. */
export function misspelledNames(text: string, known: readonly KnownValue[]): PrivateSpan[] {
  const names = known.filter(({ kind, letters, only }) => NAMES.has(kind) && only === null && letters.length >= SHORTEST);
  if (names.length === 0) return [];
  return matchesOf(text, WORD).flatMap(({ 0: word, index }) => {
    if (word.length < SHORTEST - 1 || word.length > LONGEST) return [];
    const written = folded(word).replace(/s$/, '');
    const name = names.find(({ letters }) => isNearly(written, letters));
    return name ? [{ kind: name.kind, start: index, end: index + word.length }] : [];
  });
}

/** One slip apart. The first letter is hardly ever wrong, and another ending makes another word of a short name: "Turner", "turned". */
function isNearly(written: string, name: string): boolean {
  const [shorter, longer] = written.length < name.length ? [written, name] : [name, written];
  if (longer.length - shorter.length > 1 || written[0] !== name[0]) return false;
  let same = 0;
  while (same < shorter.length && written[same] === name[same]) same += 1;
  const isEnding = same >= shorter.length - 1;
  return isEnding ? name.length >= LONG : isOneLetterOff(shorter.slice(same), longer.slice(same));
}

/** Of two that begin differently: one letter too many, another letter, or two that changed places. */
function isOneLetterOff(shorter: string, longer: string): boolean {
  if (longer.length > shorter.length) return shorter === longer.slice(1);
  if (shorter.slice(1) === longer.slice(1)) return true;
  return shorter[0] === longer[1] && shorter[1] === longer[0] && shorter.slice(2) === longer.slice(2);
}
