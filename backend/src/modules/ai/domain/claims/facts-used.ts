import type { Fact } from '../fact.js';
import { numberClaims } from './number-claims.js';

/** The facts that a text really states, so that a reader sees what it was made of. */
export function factsUsed(text: string, facts: readonly Fact[]): Fact[] {
  const numbers = numberClaims(text);
  return facts.filter((fact) => {
    const [own] = fact.measures.length > 0 ? numberClaims(fact.value) : [];
    if (own) {
      return numbers.some(({ canonical, measures }) => {
        return canonical === own.canonical && (measures.length === 0 || measures.some((one) => fact.measures.includes(one)));
      });
    }
    return names(fact).some((name) => hasWords(text, name));
  });
}

/** "QB (quarterback)" is stated by either. */
function names({ key, value }: Fact): string[] {
  return key === 'position' ? value.split(/[()]/).map((name) => name.trim()).filter(Boolean) : [value];
}

function hasWords(text: string, words: string): boolean {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}
