import { scriptFontOf } from './script-fonts.js';

/** A piece of a line that one font writes in one direction. */
export interface TextRun {
  text: string;
  /** Name of a font of script-fonts; null = Inter. */
  font: string | null;
}

interface Letter {
  text: string;
  font: string | null;
  /** Even: read from the left; odd: from the right. */
  level: number;
}

type Direction = 'left' | 'right' | 'number' | null;

const RIGHT = /[\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}\p{sc=Adlam}]/u;
/** A sign between two digits belongs to the number: 7:30, 11/27. */
const IN_NUMBERS = /^[.,:/\-+]$/;
const MIRRORED: Record<string, string> = { '(': ')', ')': '(', '[': ']', ']': '[', '<': '>', '>': '<', '«': '»', '»': '«' };
const SEGMENTS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The letters of a text, with their marks: what a line may be broken between. */
export function lettersOf(text: string): string[] {
  return Array.from(SEGMENTS.segment(text), ({ segment }) => segment);
}

/**
 * A line in the order in which it is on paper, from left to right. The rules of Unicode for both directions in one line, without its
 * signs for embedding, which no name has.
 */
export function textRuns(line: string): TextRun[] {
  const visual = reordered(withLevels(lettersOf(line)));
  const runs: (TextRun & { level: number })[] = [];
  for (const { text, font, level } of visual) {
    const last = runs.at(-1);
    const fromRight = level % 2 === 1;
    const shown = fromRight ? (MIRRORED[text] ?? text) : text;
    if (last?.font !== font || last.level !== level) runs.push({ text: shown, font, level });
    // The font library turns letters of such scripts around itself, so they are handed over in the order they are read.
    else last.text = fromRight && font !== null ? shown + last.text : last.text + shown;
  }
  return runs.map(({ text, font }) => ({ text, font }));
}

function withLevels(letters: string[]): Letter[] {
  const directions = letters.map(directionOf);
  joinNumbers(letters, directions);
  const base = directions.find((one) => one === 'left' || one === 'right') === 'right' ? 1 : 0;
  const levels = strongLevels(directions, base);
  fillNeutral(levels, base);
  return letters.map((text, at) => ({ text, font: scriptFontOf(text)?.name ?? null, level: levels[at] ?? base }));
}

function directionOf(letter: string): Direction {
  if (/^\p{Nd}/u.test(letter)) return 'number';
  if (RIGHT.test(letter)) return 'right';
  return /\p{L}/u.test(letter) ? 'left' : null;
}

function joinNumbers(letters: string[], directions: Direction[]): void {
  for (let at = 1; at < letters.length - 1; at += 1) {
    const between = directions[at - 1] === 'number' && directions[at + 1] === 'number';
    if (between && IN_NUMBERS.test(letters[at] ?? '')) directions[at] = 'number';
  }
}

/** null for a letter without a direction of its own. A number is written from left to right, also within text from right to left. */
function strongLevels(directions: Direction[], base: number): (number | null)[] {
  let before: 'left' | 'right' = base === 1 ? 'right' : 'left';
  return directions.map((one) => {
    if (one === null) return null;
    if (one === 'number') return before === 'right' ? 2 : 2 * base;
    before = one;
    return one === 'right' ? 1 : 2 * base;
  });
}

/** Spaces and signs follow both neighbors where these agree, else the line. Numbers among letters from the right count as such. */
function fillNeutral(levels: (number | null)[], base: number): void {
  const side = (level: number | null | undefined) =>
    level === null || level === undefined ? base : level === 0 ? 0 : base === 0 ? 1 : level;
  let start = 0;
  while (start < levels.length) {
    let end = start;
    while (end < levels.length && levels[end] === null) end += 1;
    const [left, right] = [side(levels[start - 1]), side(levels[end])];
    levels.fill(left === right ? left : base, start, end);
    start = end + 1;
  }
}

function reordered(letters: Letter[]): Letter[] {
  const highest = Math.max(0, ...letters.map(({ level }) => level));
  const line = [...letters];
  for (let level = highest; level >= 1; level -= 1) {
    let start = 0;
    while (start < line.length) {
      let end = start;
      while (end < line.length && (line[end]?.level ?? 0) >= level) end += 1;
      line.splice(start, end - start, ...line.slice(start, end).reverse());
      start = end + 1;
    }
  }
  return line;
}
