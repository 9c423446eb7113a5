import { foldWriting, type FoldedText } from './fold-text.js';
import { matchesOf } from './matches.js';
import { LARGE, ORDINAL, SMALL, spokenNumber } from './number-words.js';
import { type TextWord, wordsIn } from './words-in.js';

/** Between two words of one number. */
const JOINT = /^(?:-| {1,2})$/;
const MOST_WORDS = 10;
/** Words for a number, with its digits. */
const FIXED: Record<string, string> = { dozen: '12', couple: '2', twice: '2', thrice: '3' };
const DOZEN = 12;

/** "double-digit tackles": at least as many. */
const DIGITS = new Map([['double', '10+'], ['triple', '100+']]); // prettier-ignore

const BEGINS = new Set(['a', 'half', ...SMALL.keys(), ...LARGE.keys(), ...ORDINAL.keys(), ...Object.keys(FIXED)]);
const BEGINS_ANY = new Set([...BEGINS, ...DIGITS.keys()]);

interface Piece {
  start: number;
  end: number;
  text: string;
}

/** A text in one writing with every number in digits: "six-foot-two" → "6-foot-2", "１２４０" → "1240". The one reader of numbers. */
export function plainText(original: string): FoldedText {
  const folded = foldWriting(original);
  const decimals = spokenDecimals(folded.text);
  return replacePieces(
    folded,
    [...decimals, ...spoken(withoutPieces(folded.text, decimals)), ...grouped(folded.text)].sort((a, b) => a.start - b.start),
  );
}

const DIGIT = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)';
const THREE_DIGITS = new RegExp(String.raw`\b(?:two|three|four|five|six|seven)[- ]${DIGIT}[- ]${DIGIT}\b`, 'gi');
const DIGIT_BEFORE = new RegExp(String.raw`\b${DIGIT}[- ,]{1,2}$`, 'i');
const DIGIT_BEHIND = new RegExp(String.raw`^[- ,]{1,2}${DIGIT}\b`, 'i');
const MEASURED = '(?:forty|40|gpa|grade point|shuttle|cone|laser|hand|dash)';
const MEASURED_BEFORE = new RegExp(String.raw`\b(?:${MEASURED}|clocked|timed|ran|run)\b[^.;!?]*$`, 'i');
const MEASURED_BEHIND = new RegExp(String.raw`^[^.;!?]*\b${MEASURED}`, 'i');
const NEAR = 40;

/** "four-eight-six" → "4.86": three digits beside what is measured so; a telephone number has more of them. */
function spokenDecimals(text: string): Piece[] {
  return matchesOf(text, THREE_DIGITS).flatMap(({ 0: found, index }) => {
    const end = index + found.length;
    const [before, behind] = [text.slice(Math.max(0, index - NEAR), index), text.slice(end, end + NEAR)];
    if (DIGIT_BEFORE.test(before) || DIGIT_BEHIND.test(behind)) return [];
    if (!MEASURED_BEFORE.test(before) && !MEASURED_BEHIND.test(behind)) return [];
    const [whole = '', ...rest] = found.split(/[- ]/).map((word) => String(SMALL.get(word.toLowerCase()) ?? 0));
    return [{ start: index, end, text: `${whole}.${rest.join('')}` }];
  });
}

/** The same text with marks in place of the letters that were read already. */
function withoutPieces(text: string, pieces: readonly Piece[]): string {
  let done = 0;
  const left = pieces.map(({ start, end }) => {
    const kept = text.slice(done, start) + '#'.repeat(end - start);
    done = end;
    return kept;
  });
  return left.join('') + text.slice(done);
}

/** "1,446" → "1446", "1.8k" → "1800", "10 1/4" → "10.25" */
function grouped(text: string): Piece[] {
  const commas = [...text.matchAll(/(?<![\d.,])\d{1,3}(?:,\d{3})+(?!\d)/g)].map(({ 0: found, index }) => {
    return { start: index, end: index + found.length, text: found.replace(/,/g, '') };
  });
  const thousands = [...text.matchAll(/(?<![\d.,])(\d{1,3}(?:\.\d{1,3})?) ?k\b/gi)].map(({ 0: found, 1: number = '', index }) => {
    return { start: index, end: index + found.length, text: String(Math.round(Number(number) * 1000)) };
  });
  const parts = [...text.matchAll(/(?<![\d.,/-])(\d{1,3})[ -](1\/2|[13]\/4|[1357]\/8)(?![\d/])/g)].map(
    ({ 0: found, 1: whole = '', 2: part = '', index }) => {
      const [over = 0, under = 1] = part.split('/').map(Number);
      return { start: index, end: index + found.length, text: String(Number(whole) + over / under) };
    },
  );
  return [...commas, ...thousands, ...parts];
}

function spoken(text: string): Piece[] {
  const words = wordsIn(text);
  const pieces: Piece[] = [];
  let next = 0;
  for (const [at, first] of words.entries()) {
    if (at < next || (at > next && !isBegun(first.low))) continue;
    const read = at === next && isZero(text, words, at) ? { text: '0', length: 1 } : readFrom(text, words, at);
    if (!read) continue;
    next = at + read.length;
    pieces.push({ start: first.start, end: words[next - 1]?.end ?? first.end, text: read.text });
  }
  return pieces;
}

function isBegun(word: string): boolean {
  return BEGINS_ANY.has(word);
}

function readFrom(text: string, words: readonly TextWord[], at: number): { text: string; length: number } | null {
  const word = words[at]?.low ?? '';
  if (!isBegun(word)) return null;
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

function lowest([first = '', second = '']: readonly string[]): { text: string; length: number } | null {
  const text = /^(?:digits?|figures)$/.test(second) ? DIGITS.get(first) : undefined;
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

/** "five oh one": after a number in words, and right before another one. */
function isZero(text: string, words: readonly TextWord[], at: number): boolean {
  const [before, word, behind] = [words[at - 1], words[at], words[at + 1]];
  if (!before || !word || !behind || !/^oh?$/.test(word.low)) return false;
  const isBeside = (from: TextWord, to: TextWord) => /^[-, ]{1,2}$/.test(text.slice(from.end, to.start));
  return isBeside(before, word) && isBeside(word, behind) && (BEGINS.has(behind.low) || /^oh?$/.test(behind.low)) && at > 0;
}

/** The words from here with nothing but a blank or a hyphen between them. */
function runFrom(text: string, words: readonly TextWord[], at: number): string[] {
  let length = 1;
  while (length < MOST_WORDS && words[at + length] && JOINT.test(text.slice(words[at + length - 1]?.end, words[at + length]?.start)))
    length += 1;
  return words.slice(at, at + length).map(({ low }) => low);
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
