import type { Fact } from '../fact.js';
import { freeText } from './free-text.js';
import { numberClaims } from './number-claims.js';
import { statesNumber } from './states-number.js';

/** The facts that a text really states, so that a reader sees what it was made of. */
export function factsUsed(text: string, facts: readonly Fact[]): Fact[] {
  const numbers = numberClaims(freeText(text));
  return facts.filter((fact) => {
    const [own] = fact.measures.length > 0 ? numberClaims(fact.value) : [];
    if (own) {
      return numbers.some((claim) => claim.canonical === own.canonical && statesNumber(claim, fact));
    }
    return names(fact).some((name) => hasWords(text, name));
  });
}

/** "QB (quarterback)" is stated by either. */
function names({ key, value }: Fact): string[] {
  return key === 'position'
    ? value
        .split(/[()]/)
        .map((name) => name.trim())
        .filter(Boolean)
    : [value];
}

function hasWords(text: string, words: string): boolean {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}
