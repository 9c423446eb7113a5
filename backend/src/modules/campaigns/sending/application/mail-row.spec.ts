import { aLedgerRow } from '../../ledger/testing/ledger-row.js';
import { mailRows } from './mail-row.js';

describe('the rows of a Send', () => {
  const made = async (count: number) => {
    let turns = 0;
    const turn = () => Promise.resolve(void (turns += 1));
    const coachIds = Array.from({ length: count }, (_, at) => at);
    const rows = await mailRows(coachIds, (coachId) => aLedgerRow(`mail ${coachId}`, coachId), turn);
    return { turns, coachIds: rows.map(({ coachId }) => coachId) };
  };

  it('O-09 are made a hundred at a time, with turns for others between, in their order', async () => {
    const { turns, coachIds } = await made(250);
    expect([turns, coachIds.length, coachIds]).toEqual([2, 250, [...coachIds].sort((one, other) => one - other)]);
  });

  it('O-09 a small Send makes them at once', async () => {
    expect(await made(100)).toMatchObject({ turns: 0 });
    expect(await made(0)).toEqual({ turns: 0, coachIds: [] });
  });
});
