import { foldWriting, type FoldedText } from './fold-text.js';
import { matchesOf } from './matches.js';
import { LARGE, ORDINAL, SMALL, spokenNumber } from './number-words.js';

const WORD = /[A-Za-z]+/g;
/** Between two words of one number. */
const JOINT = /^(?:-| {1,2})$/;
const MOST_WORDS = 10;
/** What stands for a number, as it would be written in digits. */
const FIXED: Record<string, string> = { dozen: '12', couple: '2', twice: '2', thrice: '3' };
const DOZEN = 12;

const BEGINS = new Set(['a', 'half', ...SMALL.keys(), ...LARGE.keys(), ...ORDINAL.keys(), ...Object.keys(FIXED)]);

interface Piece {
  start: number;
  end: number;
  text: string;
}

/** A text in one writing with every number in digits: "six-foot-two" → "6-foot-2", "１２４０" → "1240". The one reader of numbers. */
export function plainText(original: string): FoldedText {
  const folded = foldWriting(original);
  return replacePieces(
    folded,
    [...spoken(folded.text), ...grouped(folded.text)].sort((a, b) => a.start - b.start),
  );
}

/** "1,446" → "1446", "1.8k" → "1800" */
function grouped(text: string): Piece[] {
  const commas = [...text.matchAll(/(?<![\d.,])\d{1,3}(?:,\d{3})+(?!\d)/g)].map(({ 0: found, index }) => {
    return { start: index, end: index + found.length, text: found.replace(/,/g, '') };
  });
  const thousands = [...text.matchAll(/(?<![\d.,])(\d{1,3}(?:\.\d{1,3})?) ?k\b/gi)].map(({ 0: found, 1: number = '', index }) => {
    return { start: index, end: index + found.length, text: String(Math.round(Number(number) * 1000)) };
  });
  return [...commas, ...thousands];
}

interface Word {
  word: string;
  start: number;
  end: number;
}

function spoken(text: string): Piece[] {
  const words = matchesOf(text, WORD).map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
  const pieces: Piece[] = [];
  let next = 0;
  for (const [at, first] of words.entries()) {
    if (at < next) continue;
    const read = at === next && isZero(text, words, at) ? { text: '0', length: 1 } : readFrom(text, words, at);
    if (!read) continue;
    next = at + read.length;
    pieces.push({ start: first.start, end: words[next - 1]?.end ?? first.end, text: read.text });
  }
  return pieces;
}

function readFrom(text: string, words: readonly Word[], at: number): { text: string; length: number } | null {
  const word = words[at]?.word ?? '';
  if (!BEGINS.has(word) && !(word in DIGITS)) return null;
  const run = runFrom(text, words, at);
  return lowest(run) ?? dozens(run) ?? single(word) ?? withPart(spokenNumber(run), run);
}

/** "a dozen", "half a dozen", "a half-dozen", "two dozen" */
function dozens(words: readonly string[]): { text: string; length: number } | null {
  const at = words.indexOf('dozen');
  if (at < 1 || at > 2) return null;
  const before = words.slice(0, at).filter((word) => word !== 'a');
  const [many = ''] = before;
  if (before.length > 1 || (many !== '' && many !== 'half' && !SMALL.has(many))) return null;
  const times = many === 'half' ? 0.5 : (SMALL.get(many) ?? 1);
  return { text: String(times * DOZEN), length: at + 1 };
}

/** "double-digit tackles": at least as many. */
const DIGITS: Record<string, string> = { double: '10+', triple: '100+' };

function lowest([first = '', second = '']: readonly string[]): { text: string; length: number } | null {
  const text = /^(?:digits?|figures)$/.test(second) ? DIGITS[first] : undefined;
  return text === undefined ? null : { text, length: 2 };
}

const PARTS: Record<string, string> = { half: '.5', quarter: '.25' };

/** "four and a half" */
function withPart(number: { text: string; length: number } | null, words: readonly string[]): { text: string; length: number } | null {
  if (!number || number.text.includes('.')) return number;
  const [and, a, part = ''] = words.slice(number.length);
  const more = and === 'and' && a === 'a' ? PARTS[part] : undefined;
  return more === undefined ? number : { text: number.text + more, length: number.length + 3 };
}

/** "five oh one": behind a number in words, and right before another one. */
function isZero(text: string, words: readonly Word[], at: number): boolean {
  const [before, word, behind] = [words[at - 1], words[at], words[at + 1]];
  if (!before || !word || !behind || !/^oh?$/.test(word.word)) return false;
  const isBeside = (from: Word, to: Word) => /^[-, ]{1,2}$/.test(text.slice(from.end, to.start));
  return isBeside(before, word) && isBeside(word, behind) && (BEGINS.has(behind.word) || /^oh?$/.test(behind.word)) && at > 0;
}

/** The words from here with nothing but a blank or a hyphen between them. */
function runFrom(text: string, words: readonly Word[], at: number): string[] {
  let length = 1;
  while (length < MOST_WORDS && words[at + length] && JOINT.test(text.slice(words[at + length - 1]?.end, words[at + length]?.start)))
    length += 1;
  return words.slice(at, at + length).map(({ word }) => word);
}

function single(word: string): { text: string; length: number } | null {
  const ordinal = ORDINAL.get(word);
  if (ordinal !== undefined) return { text: `${ordinal}th`, length: 1 };
  const fixed = FIXED[word];
  return fixed === undefined ? null : { text: fixed, length: 1 };
}

/** The text with other words in some places; each of their characters has the place of the first one. `pieces` in their order. */
export function replacePieces({ text, at }: FoldedText, pieces: readonly Piece[]): FoldedText {
  const out: string[] = [];
  const places: number[] = [];
  let done = 0;
  const keep = (end: number) => {
    out.push(text.slice(done, end));
    for (let index = done; index < end; index += 1) places.push(at[index] ?? 0);
    done = end;
  };
  for (const piece of pieces) {
    if (piece.start < done) continue;
    keep(piece.start);
    out.push(piece.text);
    for (let index = 0; index < piece.text.length; index += 1) places.push(at[piece.start] ?? 0);
    done = piece.end;
  }
  keep(text.length);
  places.push(at[text.length] ?? 0);
  return { text: out.join(''), at: places };
}
