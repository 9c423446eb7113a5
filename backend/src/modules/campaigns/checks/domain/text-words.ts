/** A word of a text. `folded`: lower case, without accents and without a possessive "'s"; offsets in UTF-16 units. */
export interface TextWord {
  folded: string;
  start: number;
  end: number;
  /** Its first letter is a capital. */
  isCapital: boolean;
}

const CHUNK = /\S+/g;
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’‘ʻ&][\p{L}\p{N}\p{M}]+)*/gu;
const PLAIN = /^[a-z0-9]+$/;
const CAPITAL = /^\p{Lu}/u;
/** What is spelled in two ways in names of schools. */
const SAME: Record<string, string> = { saint: 'st', ste: 'st', univ: 'university', mt: 'mount', ft: 'fort' };

/** The words of a text in their order. Those of web addresses, email addresses and handles are left out. */
export function textWords(text: string): TextWord[] {
  const words: TextWord[] = [];
  for (const { 0: chunk, index: at } of text.matchAll(CHUNK)) {
    if (isAddress(chunk)) continue;
    for (const { 0: word, index } of chunk.matchAll(WORD)) {
      const start = at + index;
      words.push({ folded: foldedWord(word), start, end: start + word.length, isCapital: CAPITAL.test(word) });
    }
  }
  return words;
}

/** The folded words of a name: those that textWords finds when the name is written in a text. */
export function nameWords(name: string): string[] {
  return [...name.matchAll(WORD)].map(([word]) => foldedWord(word));
}

export function isAddress(chunk: string): boolean {
  return chunk.includes('://') || chunk.includes('@') || /^\W{0,3}www\./i.test(chunk);
}

function foldedWord(word: string): string {
  if (PLAIN.test(word)) return SAME[word] ?? word;
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const single = plain.replace(/['’‘ʻ]s$/, '').replace(/['’‘ʻ]/g, '');
  return SAME[single] ?? single;
}
