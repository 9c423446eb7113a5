/** The words of a text in lower case, without accents and marks. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[a-z0-9]+/g) ?? [];
}

/** Lower case, without accents; an apostrophe is nothing, so that "Men's" is one word. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘]/g, '')
    .toLowerCase();
}

/** Nearly every line of a page is in ASCII, and has no accents to take off. */
const PLAIN = /^[ -&(-~]*$/;

/** Marks of direction and blanks without width: no letter of a name. */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Telephones, letters and balls that stand for words or only adorn; bullets are none of them. */
const PICTURES = /[\u{2600}-\u{27bf}\u{1f000}-\u{1faff}]\ufe0f?/gu;

/** Whether there is anything to do; a page has ten thousand lines with nothing. */
const UNTIDY = /^\s|\s$|\s\s|[^\S ]|[\u2600-\u27bf\ud83c-\ud83e]|[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/;

export const collapse = (text: string): string =>
  UNTIDY.test(text) ? text.replace(INVISIBLE, '').replace(PICTURES, ' ').replace(/\s+/g, ' ').trim() : text;
