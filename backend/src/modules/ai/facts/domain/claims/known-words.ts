import { readState } from '../../../../../shared-kernel/us-state.js';
import type { Fact } from '../fact.js';
import { numberClaims } from './number-claims.js';

/** The words and numbers of the facts, indexed for lookup. */
export interface KnownWords {
  hasWord(word: string): boolean;
  /** True for "New Mexico" when the facts contain NM. */
  hasState(words: string): boolean;
  /** The facts that hold this number. */
  withNumber(canonical: string): Fact[];
}

const NEVER_SPLIT = new Set(['film', 'handle']);

export function knownWords(facts: readonly Fact[]): KnownWords {
  const words = new Set(facts.flatMap(({ value }) => value.toLowerCase().match(/\p{L}[\p{L}\p{N}]*/gu) ?? []));
  const values = new Set(facts.map(({ value }) => value));
  const numbers = new Map<string, Fact[]>();
  for (const fact of facts.filter(({ key }) => !NEVER_SPLIT.has(key))) {
    for (const { canonical } of numberClaims(fact.value)) {
      numbers.set(canonical, [...(numbers.get(canonical) ?? []), fact]);
    }
  }
  return {
    hasWord: (word) =>
      word
        .toLowerCase()
        .split(/[-'’]/)
        .every((part) => part === '' || words.has(part)),
    hasState: (name) => values.has(readState(name) ?? ''),
    withNumber: (canonical) => numbers.get(canonical) ?? [],
  };
}
