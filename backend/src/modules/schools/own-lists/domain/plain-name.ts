import { nameKey } from '../../directory/domain/name-key.js';

export interface PlainName {
  /** The words that tell schools apart, with blanks between. */
  words: string;
  /** Whether it calls itself the one or the other; null when it says neither. */
  sort: 'college' | 'university' | null;
}

const FILLERS = new Set(['university', 'univ', 'u', 'college', 'of', 'the', 'at', 'football']);

/**
 * What is left of a name when the words are gone that people add and leave out: "The University of Akron" and
 * "Akron" are alike, "Penn St." and "Penn State" too.
 */
export function plainName(name: string): PlainName {
  const words = nameKey(name)
    .replace(/\([^()]*\)/g, ' ')
    .replace(/&/g, ' and ')
    .replace(/['.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word, at) => (word === 'st' ? (at === 0 ? 'saint' : 'state') : word));
  return { words: words.filter((word) => !FILLERS.has(word)).join(' '), sort: sortOf(words) };
}

function sortOf(words: string[]): PlainName['sort'] {
  if (words.includes('college')) return 'college';
  return words.includes('university') || words.includes('univ') ? 'university' : null;
}
