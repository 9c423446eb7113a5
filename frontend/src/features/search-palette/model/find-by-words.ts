import type { PaletteItem } from './palette-item';
import { begins, searchText, wordsOf } from './words-of';

/** Those in whose label or note every word of the search begins a word; labels that begin with the search first, else in their order. */
export function findByWords(items: readonly PaletteItem[], search: string, most: number): PaletteItem[] {
  const words = wordsOf(search);
  const phrase = words.join(' ');
  const startsWith = ({ label }: PaletteItem) => searchText(label).startsWith(` ${phrase}`);
  const found = items.filter(({ label, note }) => {
    const text = searchText(label, note);
    return words.every((word) => begins(text, word));
  });
  return [...found.filter(startsWith), ...found.filter((item) => !startsWith(item))].slice(0, most);
}
