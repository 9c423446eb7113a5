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

export const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim();
