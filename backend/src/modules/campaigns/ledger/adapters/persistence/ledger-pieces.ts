import type { NewLedgerRow } from '../../application/ports/send-ledger.js';

/** Characters of text in one statement: a few milliseconds to write, and the texts of a Send are never held together. */
const PIECE_CHARACTERS = 500_000;

/**
 * The rows with their texts as JSON arrays, for one statement each. A text is written when its piece is asked for, so
 * that requests of others are answered between two pieces.
 */
export function* ledgerPieces(rows: NewLedgerRow[]): Generator<string> {
  let piece: object[] = [];
  let characters = 0;
  for (const { write, ...row } of rows) {
    const { subject, text } = write();
    piece.push({ ...row, subject, body: text });
    characters += subject.length + text.length;
    if (characters < PIECE_CHARACTERS) continue;
    yield JSON.stringify(piece);
    piece = [];
    characters = 0;
  }
  if (piece.length > 0) yield JSON.stringify(piece);
}
