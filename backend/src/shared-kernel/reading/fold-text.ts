/** A text in one writing, with the place in the original of each of its characters. */
export interface FoldedText {
  text: string;
  /** Offset in the original of each character, and the original's length behind the last. */
  at: readonly number[];
}

const MARKS: Record<string, string> = {
  '’': "'", '‘': "'", 'ʻ': "'", 'ʼ': "'", '′': "'", '“': '"', '”': '"', '″': '"', '–': '-', '—': ' - ', '‑': '-', '‐': '-', '−': '-', '⁄': '/',
}; // prettier-ignore
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/;
const PLAIN = /[\n -~]/;

/** Full-width and other forms of letters and digits, accents, quotes and dashes in one writing, capitals kept. Linear. */
export function foldWriting(original: string): FoldedText {
  const pieces: string[] = [];
  const at: number[] = [];
  let offset = 0;
  for (const character of original) {
    const piece = PLAIN.test(character) ? character : foldedCharacter(character);
    for (let index = 0; index < piece.length; index += 1) at.push(offset);
    pieces.push(piece);
    offset += character.length;
  }
  at.push(offset);
  return { text: pieces.join(''), at };
}

function foldedCharacter(character: string): string {
  if (INVISIBLE.test(character)) return '';
  const mark = MARKS[character];
  if (mark !== undefined) return mark;
  const plain = character.normalize('NFKC').normalize('NFD').replace(/\p{M}/gu, '').replace(/⁄/g, '/');
  return /^\s$/.test(plain) ? ' ' : plain;
}
