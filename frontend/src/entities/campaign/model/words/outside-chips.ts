import { storedAt, type WordedPiece } from './worded-pieces';

/** Where a cursor goes that landed inside of a chip: across the chip when it came from its edge, else to the nearer edge. */
export function outsideChips(pieces: readonly WordedPiece[], caret: number, from: number): number {
  const { chip } = storedAt(pieces, caret);
  if (chip === null) return caret;
  if (from === chip.start) return chip.end;
  if (from === chip.end) return chip.start;
  return caret - chip.start < chip.end - caret ? chip.start : chip.end;
}
