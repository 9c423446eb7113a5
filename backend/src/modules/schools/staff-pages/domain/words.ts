/** The words of a text in lower case, without accents and marks. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[a-z0-9]+/g) ?? [];
}

/** Lower case, without accents; an apostrophe is nothing, so that "Men's" is one word. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘]/g, '')
    .toLowerCase();
}

/** Marks of direction and blanks without width: no letter of a name. */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

export const collapse = (text: string): string => text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
