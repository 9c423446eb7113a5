import { FixedClock } from '../../../../../shared-kernel/testing/fixed-clock.js';
import { WorkPace } from '../../../../../shared-kernel/work-pace.js';
import { aLedgerRow } from '../../testing/ledger-row.js';
import { ledgerPieces, pacedPieces } from './ledger-pieces.js';

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

  describe('with others at work', () => {
    const clock = new FixedClock();
    const usual = Array.from({ length: 500 }, (_, at) =>
      aLedgerRow(String(at), at, { write: () => ({ subject: 'Film', text: 'x'.repeat(746) }) }),
    );

    /** How many rows each piece has, and how long it rested after it. */
    async function written(calls: number): Promise<{ rows: number[]; rests: number[] }> {
      const rests: number[] = [];
      const pace = new WorkPace(clock, async (ms) => {
        rests.push(ms);
        clock.advance(ms);
      });
      const rows: number[] = [];
      for (let at = 0; at < calls; at += 1) pace.noteCall();
      for await (const piece of pacedPieces(usual, pace)) {
        rows.push((JSON.parse(piece) as unknown[]).length);
        for (let at = 0; at < calls; at += 1) pace.noteCall();
        clock.advance(4);
      }
      return { rows, rests };
    }

    it('O-09 writes 40 emails of usual length with a statement and rests after each', async () => {
      const { rows, rests } = await written(5);
      expect(rows).toEqual([...Array<number>(12).fill(40), 20]);
      expect(rests).toEqual(Array<number>(13).fill(8));
    });

    it('O-09 writes all with few statements and without a rest while nobody calls', async () => {
      await expect(written(0)).resolves.toEqual({ rows: [400, 100], rests: [] });
    });
  });
});
