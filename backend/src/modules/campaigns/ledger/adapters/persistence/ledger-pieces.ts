import type { WorkPace } from '../../../../../shared-kernel/work-pace.js';
import type { NewLedgerRow } from '../../application/ports/send-ledger.js';

/** Characters of text in one statement: the texts of a Send are never held together. */
const PIECE_CHARACTERS = 500_000;
/** While others call: a few milliseconds of work for the database. */
const SMALL_PIECE_CHARACTERS = 50_000;
/** What the database does for each row besides, in characters. */
const EACH = 500;
/** How long writing the rows of one Send rests in all: the athlete waits for the answer. */
const MOST_REST_MS = 600;

/**
 * The rows with their texts as JSON arrays, for one statement each. A text is written when its piece is asked for, so
 * that requests of others are answered between two pieces.
 */
export function* ledgerPieces(rows: NewLedgerRow[], inSmallPieces = () => false): Generator<string> {
  let piece: object[] = [];
  let characters = 0;
  for (const { write, ...row } of rows) {
    const { subject, text } = write();
    piece.push({ ...row, subject, body: text });
    characters += EACH + subject.length + text.length;
    if (characters < (inSmallPieces() ? SMALL_PIECE_CHARACTERS : PIECE_CHARACTERS)) continue;
    yield JSON.stringify(piece);
    piece = [];
    characters = 0;
  }
  if (piece.length > 0) yield JSON.stringify(piece);
}

/** The same, slowly enough that others do not wait for the database. */
export async function* pacedPieces(rows: NewLedgerRow[], pace: WorkPace): AsyncGenerator<string> {
  const answer = pace.forAnswer(MOST_REST_MS);
  for (const piece of ledgerPieces(rows, () => answer.inSmallPieces)) {
    yield piece;
    await answer.turn();
  }
}
