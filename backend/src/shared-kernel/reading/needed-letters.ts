import { type PatternPart, partsOf } from './pattern-parts.js';

/**
 * What a text has to hold so that a pattern can be found in it: of each list at least one piece. A piece is written in signs
 * (`signOf`): small letters, 0 for any digit, _ for all that belongs to no word. A text is read with such a sign before and after it.
 */
export type Needs = readonly (readonly string[])[];

/** Lists of pieces with more than these are given up, and so are pieces that are longer. */
const MOST_PIECES = 256;
const LONGEST = 10;
const MOST_LISTS = 3;
/** Up to as many repetitions are written out. */
const MOST_TIMES = 3;

/** What a part of a pattern may be in full, where that is known, and what it needs in any case. `|` is the edge of a word. */
interface Part {
  full: readonly string[] | null;
  needs: Needs;
}

const NOTHING: Part = { full: [''], needs: [] };
const EDGE: Part = { full: ['|'], needs: [] };

export function neededLetters(pattern: RegExp): Needs {
  return [...needsOf(oneOf(partsOf(pattern)))].sort((a, b) => worth(b) - worth(a)).slice(0, MOST_LISTS);
}

function oneOf(ways: readonly (readonly PatternPart[])[]): Part {
  const parts = ways.map((way) => inOrder(way.map(partOf)));
  if (parts.length === 1 && parts[0]) return parts[0];
  const full = parts.flatMap((part) => part.full ?? []);
  if (parts.every((part) => part.full !== null && part.needs.length === 0) && full.length <= MOST_PIECES) {
    return { full: [...new Set(full)], needs: [] };
  }
  const best = parts.map((part) => needsOf(part).toSorted((a, b) => worth(b) - worth(a))[0]);
  const pieces = best.flatMap((one) => one ?? []);
  return { full: null, needs: best.includes(undefined) || pieces.length > MOST_PIECES ? [] : [shortest(pieces)] };
}

/** Consecutive parts: their pieces grow until a part of unknown content. */
function inOrder(parts: readonly Part[]): Part {
  const needs: (readonly string[])[] = [];
  let full: readonly string[] = [''];
  let isFull = true;
  for (const part of parts) {
    needs.push(...part.needs);
    if (part.full !== null && part.full.length * full.length <= MOST_PIECES) full = joined(full, part.full);
    else {
      needs.push(...listed(full));
      isFull = false;
      full = part.full ?? [''];
    }
  }
  return isFull ? { full, needs } : { full: null, needs: [...needs, ...listed(full)] };
}

function joined(ahead: readonly string[], behind: readonly string[]): string[] {
  if (behind.length === 1 && behind[0] === '') return [...ahead];
  return [...new Set(ahead.flatMap((one) => behind.map((other) => withEdges(one + other))))];
}

/** Removes a word edge beside a character that is no letter, because it is implied. */
function withEdges(piece: string): string {
  return piece.includes('|') ? piece.replace(/\|+/g, '|').replace(/\|(?=_)|(?<=_)\|/g, '') : piece;
}

function needsOf({ full, needs }: Part): Needs {
  return full === null ? needs : [...needs, ...listed(full)];
}

/** Returns the pieces as a list, or no list when one of them is too common. */
function listed(full: readonly string[]): Needs {
  const pieces = shortest(
    full.map((piece) =>
      piece
        .replace(/(?<=.)\|(?=.)/g, '')
        .replace(/\|/g, '_')
        .slice(0, LONGEST),
    ),
  );
  return pieces.every(isSelective) ? [pieces] : [];
}

/** A single letter, and a blank, is in nearly every text. */
function isSelective(piece: string): boolean {
  return piece.includes('0') || piece.replace(/_/g, '').length > 1 || /^_[a-z]_$/.test(piece);
}

/** Without those that hold another one. */
function shortest(pieces: readonly string[]): string[] {
  const all = [...new Set(pieces)];
  return all.filter((piece) => !all.some((other) => other !== piece && piece.includes(other)));
}

/** Ranks a list: higher when its shortest piece is longer, and when it has few pieces. */
function worth(list: readonly string[]): number {
  return Math.min(...list.map((piece) => piece.length - (piece.match(/_/g) ?? []).length / 2)) - list.length / MOST_PIECES;
}

/** The start and end of a text are ignored, because a pattern may be tried on a part of it. */
function partOf(part: PatternPart): Part {
  switch (part.kind) {
    case 'character':
      return { full: part.signs, needs: [] };
    case 'edge':
      return EDGE;
    case 'nothing':
      return NOTHING;
    case 'ways':
      return oneOf(part.ways);
    case 'beside':
      return { full: [''], needs: needsOf(oneOf(part.ways)) };
    case 'times':
      return repeated(partOf(part.part), part.min, part.max);
  }
}

function repeated(part: Part, min: number, max: number): Part {
  if (min === 1 && max === 1) return part;
  return writtenOut(part, min, max) ?? { full: null, needs: min === 0 ? [] : needsOf(part) };
}

/** Each number of repetitions, where there are few. */
function writtenOut({ full, needs }: Part, min: number, max: number): Part | null {
  if (full === null || needs.length > 0 || max > MOST_TIMES || full.length ** max > MOST_PIECES) return null;
  const counts = Array.from({ length: max - min + 1 }, (_, step) => min + step);
  const all = counts.flatMap((count) => inOrder(Array.from({ length: count }, () => ({ full, needs }))).full ?? []);
  return all.length > MOST_PIECES ? null : { full: [...new Set(all)], needs: [] };
}
