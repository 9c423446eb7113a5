import { templateParts, type TemplatePart } from '../template-parts';
import { chipWords, type PlaceholderLabels } from './labels';

/** A piece of a text that is being written. Only a chip is shown in other words than it is stored, and is edited as a whole. */
export interface WordedPiece {
  kind: 'text' | 'chip' | 'code' | 'unknown';
  stored: string;
  shown: string;
}

function pieceOf(part: TemplatePart, labels: PlaceholderLabels): WordedPiece {
  const same = { stored: part.text, shown: part.text };
  if (part.kind !== 'placeholder') return { kind: part.kind, ...same };
  const label = labels?.get(part.name);
  if (label === undefined) return { kind: 'code', ...same };
  return { kind: 'chip', stored: part.text, shown: `‹${chipWords(label, part.fallback)}›` };
}

/** Cuts a text into what is shown as it is stored and the chips in plain words. */
export function wordedPieces(text: string, labels: PlaceholderLabels): WordedPiece[] {
  return templateParts(text).map((part) => pieceOf(part, labels));
}

/** The text as it is shown in its field. */
export function shownText(pieces: readonly WordedPiece[]): string {
  return pieces.map(({ shown }) => shown).join('');
}

/** Where a place of the stored text is shown; inside of a chip, its end. */
export function shownAt(pieces: readonly WordedPiece[], stored: number): number {
  let [from, shownFrom] = [0, 0];
  for (const piece of pieces) {
    if (stored <= from) break;
    if (stored < from + piece.stored.length) return shownFrom + (piece.kind === 'chip' ? piece.shown.length : stored - from);
    from += piece.stored.length;
    shownFrom += piece.shown.length;
  }
  return shownFrom;
}

interface Place {
  /** In the stored text. */
  stored: number;
  /** The chip around a place that is inside of one, in the shown text. */
  chip: { start: number; end: number } | null;
}

/** Where a place of the shown text is stored; inside of a chip, its beginning. */
export function storedAt(pieces: readonly WordedPiece[], shown: number): Place {
  let [from, storedFrom] = [0, 0];
  for (const piece of pieces) {
    if (shown <= from) break;
    const end = from + piece.shown.length;
    if (shown < end && piece.kind === 'chip') return { stored: storedFrom, chip: { start: from, end } };
    if (shown < end) return { stored: storedFrom + shown - from, chip: null };
    from = end;
    storedFrom += piece.stored.length;
  }
  return { stored: storedFrom, chip: null };
}
