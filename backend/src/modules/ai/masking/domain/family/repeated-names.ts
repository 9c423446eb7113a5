import { matchesOf } from '../../../../../shared-kernel/reading/matches.js';
import type { PrivateSpan } from '../find-known.js';
import { DOUBTFUL_NAMES } from './given-names.js';
import { NO_NAMES } from './no-names.js';

const NAME = /(?<![\p{L}\p{M}\p{N}])\p{Lu}[\p{L}\p{M}]{2,40}/gu;
const NO_PERSON = new Set('coach mrs miss the high school pastor reverend aunt uncle grandma grandpa'.split(' '));

/** A name that was found once is hidden wherever else it is in the text: the first name alone, the surname alone. Linear. */
export function repeatedNames(text: string, spans: readonly PrivateSpan[]): PrivateSpan[] {
  const names = new Set(
    spans
      .filter(({ kind }) => kind === 'person')
      .flatMap(({ start, end }) => matchesOf(text.slice(start, end), NAME).map(({ 0: name }) => name))
      .filter((name) => isDistinctive(name.toLowerCase())),
  );
  if (names.size === 0) return [];
  return matchesOf(text, NAME)
    .filter(({ 0: name }) => names.has(name))
    .map(({ 0: { length }, index }) => ({ kind: 'person', start: index, end: index + length }));
}

function isDistinctive(name: string): boolean {
  return !DOUBTFUL_NAMES.has(name) && !NO_NAMES.has(name) && !NO_PERSON.has(name);
}
