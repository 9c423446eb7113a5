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

/** A word within a run of characters without blanks, counted from its begin. */
interface ChunkWord {
  folded: string;
  from: number;
  length: number;
  isCapital: boolean;
}

/** Runs of characters that texts have again and again, each read once. */
const read = new Map<string, readonly ChunkWord[]>();
const MOST_READ = 5_000;
const LONGEST_READ = 30;

/** The words of a text in their order. Those of web addresses, email addresses and handles are left out. */
export function textWords(text: string): TextWord[] {
  const words: TextWord[] = [];
  for (const { 0: chunk, index: at } of text.matchAll(CHUNK)) {
    for (const { folded, from, length, isCapital } of chunkWords(chunk)) {
      words.push({ folded, start: at + from, end: at + from + length, isCapital });
    }
  }
  return words;
}

function chunkWords(chunk: string): readonly ChunkWord[] {
  const known = read.get(chunk);
  if (known) return known;
  const words = isAddress(chunk)
    ? []
    : Array.from(chunk.matchAll(WORD), ({ 0: word, index }) => {
        return { folded: foldedWord(word), from: index, length: word.length, isCapital: CAPITAL.test(word) };
      });
  if (chunk.length > LONGEST_READ) return words;
  if (read.size >= MOST_READ) read.clear();
  read.set(chunk, words);
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
