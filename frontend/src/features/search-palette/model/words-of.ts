import { fold } from '@/entities/school';

/** Longer searches are cut: no name is as long. */
const mostLetters = 80;
const mostWords = 8;

/** The folded words of a search; signs alone are none. */
export function wordsOf(search: string): string[] {
  return fold(search.slice(0, mostLetters))
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, mostWords);
}

/** A text in which words are looked for by their beginnings. */
export function searchText(...parts: readonly (string | null)[]): string {
  return ` ${fold(parts.filter((part) => part !== null).join(' '))}`;
}

/** Whether a word of the text begins with this one. */
export function begins(text: string, word: string): boolean {
  return text.includes(` ${word}`);
}
