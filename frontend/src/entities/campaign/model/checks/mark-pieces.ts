import type { WordedPiece } from '../words/worded-pieces';
import type { TextFlag } from './text-flag';

/** A piece of a field's text with the mark that is under it. */
export interface MarkedPiece extends WordedPiece {
  mark: TextFlag['severity'] | null;
}

/** Cuts the plain pieces where flags begin and end; chips are never marked. `flags` are in the order of the text. */
export function markPieces(pieces: readonly WordedPiece[], flags: readonly TextFlag[]): MarkedPiece[] {
  let at = 0;
  let next = 0;
  return pieces.flatMap((piece) => {
    const [from, to] = [at, at + piece.stored.length];
    at = to;
    while ((flags[next]?.end ?? Infinity) <= from) next += 1;
    return piece.kind === 'text' ? cut(piece, from, flagsIn(flags, next, to)) : [{ ...piece, mark: null }];
  });
}

function flagsIn(flags: readonly TextFlag[], next: number, to: number): TextFlag[] {
  let end = next;
  while ((flags[end]?.start ?? Infinity) < to) end += 1;
  return flags.slice(next, end);
}

function cut(piece: WordedPiece, from: number, flags: readonly TextFlag[]): MarkedPiece[] {
  const parts: MarkedPiece[] = [];
  let done = 0;
  const push = (end: number, mark: MarkedPiece['mark']) => {
    const text = piece.stored.slice(done, end);
    if (text !== '') parts.push({ kind: 'text', stored: text, shown: text, mark });
    done = Math.max(done, end);
  };
  for (const flag of flags) {
    push(Math.max(done, flag.start - from), null);
    push(Math.min(piece.stored.length, flag.end - from), flag.severity);
  }
  push(piece.stored.length, null);
  return parts;
}
