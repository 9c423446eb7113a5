import { matchesOf } from './matches.js';

/** A text in one writing, with the place in the original of each of its characters. */
export interface FoldedText {
  text: string;
  /** Offset in the original of each character, and the original's length after the last. */
  at: readonly number[];
}

const MARKS: Record<string, string> = {
  '’': "'", '‘': "'", 'ʻ': "'", 'ʼ': "'", '′': "'", '“': '"', '”': '"', '″': '"', '–': '-', '—': ' - ', '‑': '-', '‐': '-', '−': '-', '⁄': '/', '٫': '.', '٬': ',',
}; // prettier-ignore
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/;
/** Of a writing with digits of its own; those with another form are ASCII by then. */
const DIGIT = /^(?=\P{ASCII})\p{Nd}$/u;
const ODD = /[^\n -~]/gu;

/** Full-width and other forms of letters and digits, accents, quotes and dashes in one writing, capitals kept. Linear. */
export function foldWriting(original: string): FoldedText {
  const pieces: string[] = [];
  const at: number[] = [];
  let offset = 0;
  for (const { 0: odd, index } of matchesOf(original, ODD)) {
    pieces.push(original.slice(offset, index));
    for (; offset < index; offset += 1) at.push(offset);
    const piece = foldedCharacter(odd, original.charAt(index - 1));
    for (let one = 0; one < piece.length; one += 1) at.push(offset);
    pieces.push(piece);
    offset += odd.length;
  }
  pieces.push(original.slice(offset));
  for (; offset <= original.length; offset += 1) at.push(offset);
  return { text: pieces.join(''), at };
}

/** A fraction after a digit stays apart from it: "31½" is no 311. */
function foldedCharacter(character: string, before: string): string {
  if (INVISIBLE.test(character)) return '';
  const mark = MARKS[character];
  if (mark !== undefined) return mark;
  const plain = character.normalize('NFKC').normalize('NFD').replace(/\p{M}/gu, '').replace(/⁄/g, '/');
  if (/^\d\//.test(plain) && /\d/.test(before)) return ` ${plain}`;
  if (DIGIT.test(plain)) return digitOf(plain.codePointAt(0) ?? 0);
  return /^\s$/.test(plain) ? ' ' : plain;
}

/** The ten digits of a writing (٠ to ٩, ० to ९) follow each other from a code that is a multiple of 16, or 6 behind one. */
function digitOf(code: number): string {
  const row = code - (code % 16);
  return String(DIGIT.test(String.fromCodePoint(row)) ? code - row : code - row - 6);
}

/** The place in the original of a place in the folded text; of a number in words always the whole ("12" of "12th" is "twelfth"). */
export function originalPlace({ at }: FoldedText, { start, end }: { start: number; end: number }): { start: number; end: number } {
  const first = at[start] ?? 0;
  let behind = end;
  while (behind < at.length - 1 && at[behind] === at[behind - 1]) behind += 1;
  return { start: first, end: at[behind] ?? first };
}
