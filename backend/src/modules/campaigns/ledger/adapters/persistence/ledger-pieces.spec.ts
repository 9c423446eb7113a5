import { aLedgerRow } from '../../testing/ledger-row.js';
import { ledgerPieces } from './ledger-pieces.js';

describe('the rows of a Send in pieces', () => {
  it('O-11 writes a text only when its piece is asked for, and every row once', () => {
    let written = 0;
    const write = () => {
      written += 1;
      return { subject: 'Film', text: 'x'.repeat(100_000) };
    };
    const rows = Array.from({ length: 12 }, (_, at) => aLedgerRow(String(at), at, { write }));
    const seen: number[] = [];
    const ids: string[] = [];
    for (const piece of ledgerPieces(rows)) {
      seen.push(written);
      for (const { id, subject, body } of JSON.parse(piece) as { id: string; subject: string; body: string }[]) {
        expect([subject, body.length]).toEqual(['Film', 100_000]);
        ids.push(id);
      }
    }
    expect(seen).toEqual([5, 10, 12]);
    expect(ids).toEqual(rows.map(({ id }) => id));
  });

  it('has no piece without rows', () => {
    expect([...ledgerPieces([])]).toEqual([]);
  });
});
