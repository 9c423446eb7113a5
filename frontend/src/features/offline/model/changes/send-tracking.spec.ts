import type { WaitingChange } from '@/shared/lib/device-store';
import type { Ask } from './outcome';
import { sendTracking } from './send-tracking';

const STORED = { schoolId: 7, leadLevel: 'cold', notes: 'Camp', nextStep: '' };
const CHANGE = {
  kind: 'tracking',
  target: '7',
  fields: { notes: 'Film' },
  before: { notes: 'Camp' },
  tried: [],
} as unknown as WaitingChange;

/** A server with one list; what is written to it is noted. */
function server(lists: object[][], answers: object[] = [{ data: { ...STORED, notes: 'Film' } }]) {
  const written: unknown[] = [];
  const ask: Ask = async (request) => {
    if (request.method === undefined) return { data: lists.length > 1 ? lists.shift() : lists[0] };
    written.push(request.body);
    return (answers.length > 1 ? answers.shift() : answers[0]) as Awaited<ReturnType<Ask>>;
  };
  return { written, ask };
}

describe('storing what was changed about a school without a connection', () => {
  it('L-03 the text goes over the one that was seen, and no other', async () => {
    const { ask, written } = server([[STORED]]);
    expect(await sendTracking(CHANGE, ask)).toEqual({ kind: 'stored', fields: { notes: 'Film' } });
    expect(written).toEqual([{ notes: 'Film', notesBefore: 'Camp' }]);
  });

  it('L-03 what is there already is not sent again', async () => {
    const { ask, written } = server([[{ ...STORED, notes: 'Film' }]]);
    expect(await sendTracking(CHANGE, ask)).toMatchObject({ kind: 'stored' });
    expect(written).toEqual([]);
  });

  it('L-03 what somebody changed elsewhere is shown beside it, and nothing is overwritten', async () => {
    const { ask, written } = server([[{ ...STORED, notes: 'Other' }]]);
    expect(await sendTracking(CHANGE, ask)).toEqual({ kind: 'problem', problem: { kind: 'conflict', stored: { notes: 'Other' } } });
    expect(written).toEqual([]);
  });

  it('L-03 a school without a record counts as untracked', async () => {
    const { ask, written } = server([[]]);
    await sendTracking({ ...CHANGE, fields: { leadLevel: 'hot' }, before: { leadLevel: 'cold' } }, ask);
    expect(written).toEqual([{ leadLevel: 'hot' }]);
  });
});
