import { nameKey } from '../../directory/domain/name-key.js';

export interface PlainName {
  /** The words that distinguish schools, separated by blanks. */
  words: string;
  /** Whether the name contains one or the other; null when it contains neither. */
  sort: 'college' | 'university' | null;
}

const FILLERS = new Set(['university', 'univ', 'u', 'college', 'of', 'the', 'at', 'football']);

/**
 * Returns a name without the words that people add or omit: "The University of Akron" and "Akron" are equal,
 * "Penn St." and "Penn State" too.
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
