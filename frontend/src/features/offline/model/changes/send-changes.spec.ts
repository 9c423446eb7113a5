import 'fake-indexeddb/auto';
import type { Answer, ApiRequest } from '@/shared/api';
import { type ChangedFields, deviceChanges, deviceOwner } from '@/shared/lib/device-store';
import { addChange, changeKey, type NewChange } from './add-change';
import { keepOwn } from './decide-change';
import { sendChanges } from './send-changes';

const athlete = 'athlete-1';
const text = { name: 'Film', subject: 'My film', template: 'Coach, hello.' };

/** A server with one tracked school and one draft, as ours answers; `lose`: how many answers to writes get lost. */
function server(lose = 0) {
  let left = lose;
  const state = { target: { notes: '', leadLevel: 'cold' } as ChangedFields, draft: { ...text, revision: 1 } as ChangedFields | null };
  const writes: string[] = [];
  const refusal = (status: number, code: string, present?: ChangedFields): Answer => {
    const problem = { message: code, code, errors: [], body: { code, present } };
    return { error: { status, message: code, problem } } as unknown as Answer;
  };
  const answered = (data: unknown): Answer => {
    if (left === 0) return { data };
    left -= 1;
    return { error: { status: 'network', message: '', problem: null } };
  };
  function patch(body: ChangedFields): Answer {
    const { notesBefore, ...fields } = body;
    if (notesBefore !== undefined && notesBefore !== state.target['notes'])
      return refusal(409, 'text_changed', { notes: state.target['notes'] ?? '' });
    state.target = { ...state.target, ...fields };
    return answered({ schoolId: 7, ...state.target });
  }
  function put({ id: _id, revision, ...fields }: ChangedFields): Answer {
    if (state.draft === null) return refusal(404, 'not_found');
    if (revision !== state.draft['revision']) return refusal(409, 'text_changed', state.draft);
    state.draft = { ...fields, revision: Number(revision) + 1 };
    return answered({ id: 'c1', ...state.draft });
  }
  const ask = async ({ method = 'GET', body }: ApiRequest): Promise<Answer> => {
    if (method === 'GET') return { data: [{ schoolId: 7, ...state.target }] };
    writes.push(method);
    return method === 'PATCH' ? patch(body as ChangedFields) : put(body as ChangedFields);
  };
  return { state, writes, ask };
}

const tracking = (fields: ChangedFields, before: ChangedFields): NewChange => ({
  ...{ key: changeKey('tracking', '7'), userId: athlete, kind: 'tracking', target: '7', label: 'Akron' },
  ...{ fields, before },
});
const draft = (template: string): NewChange => ({
  ...{ key: changeKey('draft', 'c1'), userId: athlete, kind: 'draft', target: 'c1', label: 'Film' },
  ...{ fields: { ...text, template }, before: { ...text, revision: 1 } },
});
const make = (made: NewChange) => deviceChanges.change(athlete, made.key, (known, order) => addChange(known, order, made));
const waiting = () => deviceChanges.list();

beforeEach(async () => {
  await deviceOwner.signOut();
  await deviceOwner.signIn(athlete);
});

describe('what waits for the server', () => {
  it('L-03 is sent in order, each once, and is gone then', async () => {
    const { state, writes, ask } = server();
    await make(draft('From the bus.'));
    await make(tracking({ notes: 'Camp' }, { notes: '' }));
    expect(await sendChanges(ask)).toBe(2);
    expect(writes).toEqual(['PUT', 'PATCH']);
    expect(state).toMatchObject({ target: { notes: 'Camp' }, draft: { template: 'From the bus.', revision: 2 } });
    expect(await waiting()).toEqual([]);
    expect(await sendChanges(ask)).toBe(0);
    expect(writes).toHaveLength(2);
  });

  it('L-03 is stored once when the answer of the server got lost', async () => {
    const { state, ask } = server(1);
    await make(draft('From the bus.'));
    expect(await sendChanges(ask)).toBe(0);
    expect(await waiting()).toHaveLength(1);
    expect(await sendChanges(ask)).toBe(1);
    expect(state.draft).toMatchObject({ template: 'From the bus.', revision: 2 });
    expect(await waiting()).toEqual([]);
  });

  it('L-03 is no conflict with itself when it was edited again after an answer got lost', async () => {
    const { state, ask } = server(1);
    await make(draft('First.'));
    await sendChanges(ask);
    await make(draft('Second.'));
    expect(await sendChanges(ask)).toBe(1);
    expect(state.draft).toMatchObject({ template: 'Second.', revision: 3 });
  });

  it('L-03 keeps its order: what comes after one that does not get through waits too', async () => {
    const { writes, ask } = server(1);
    await make(draft('From the bus.'));
    await make(tracking({ notes: 'Camp' }, { notes: '' }));
    await sendChanges(ask);
    expect(writes).toEqual(['PUT']);
  });

  it('L-03 an edit during the send is sent after it', async () => {
    const { state, ask } = server();
    await make(draft('First.'));
    const slow = async (request: ApiRequest) => {
      const answer = await ask(request);
      if (state.draft?.['template'] === 'First.') await make(draft('Second.'));
      return answer;
    };
    await sendChanges(slow);
    expect(await waiting()).toMatchObject([{ fields: { template: 'Second.' }, before: { template: 'First.', revision: 2 } }]);
    await sendChanges(ask);
    expect(state.draft).toMatchObject({ template: 'Second.', revision: 3 });
    expect(await waiting()).toEqual([]);
  });

  it('L-03 overwrites nothing that was changed elsewhere, and shows it; the choice for this device goes over it', async () => {
    const { state, writes, ask } = server();
    state.target = { notes: 'From the laptop', leadLevel: 'hot' };
    await make(tracking({ notes: 'From the phone', leadLevel: 'warm' }, { notes: '', leadLevel: 'cold' }));
    await sendChanges(ask);
    const [conflict] = await waiting();
    expect(conflict?.problem).toEqual({ kind: 'conflict', stored: { notes: 'From the laptop', leadLevel: 'hot' } });
    expect(writes).toEqual([]);
    await sendChanges(ask);
    expect(writes).toEqual([]);
    if (conflict) await keepOwn(conflict);
    await sendChanges(ask);
    expect(state.target).toEqual({ notes: 'From the phone', leadLevel: 'warm' });
  });

  it('L-03 a choice is asked again when the server has yet another text', async () => {
    const { state, ask } = server();
    await make(draft('From the phone.'));
    state.draft = { ...text, template: 'From the laptop.', revision: 2 };
    await sendChanges(ask);
    const [conflict] = await waiting();
    state.draft = { ...text, template: 'From the desk.', revision: 3 };
    if (conflict) await keepOwn(conflict);
    await sendChanges(ask);
    expect((await waiting())[0]?.problem).toMatchObject({ kind: 'conflict', stored: { template: 'From the desk.', revision: 3 } });
  });

  it('L-03 the text of a deleted campaign is kept', async () => {
    const { state, ask } = server();
    await make(draft('From the bus.'));
    state.draft = null;
    await sendChanges(ask);
    expect(await waiting()).toMatchObject([{ problem: { kind: 'gone' }, fields: { template: 'From the bus.' } }]);
  });

  it('L-03 the newest value of each field counts, and what was taken back is not sent', async () => {
    const { ask, writes, state } = server();
    await make(tracking({ leadLevel: 'warm' }, { leadLevel: 'cold' }));
    await make(tracking({ leadLevel: 'hot' }, { leadLevel: 'cold' }));
    await make(tracking({ notes: 'Camp' }, { notes: '' }));
    expect(await waiting()).toMatchObject([{ fields: { leadLevel: 'hot', notes: 'Camp' }, before: { leadLevel: 'cold', notes: '' } }]);
    await make(tracking({ leadLevel: 'cold', notes: '' }, {}));
    expect(await waiting()).toEqual([]);
    await sendChanges(ask);
    expect([writes, state.target]).toEqual([[], { notes: '', leadLevel: 'cold' }]);
  });

  it.each([401, 429, 500])('L-03 waits on when the server says %d', async (status) => {
    await make(draft('From the bus.'));
    const ask = async () => ({ error: { status, message: '', problem: null } });
    expect(await sendChanges(ask)).toBe(0);
    expect(await waiting()).toMatchObject([{ problem: null }]);
  });

  it('L-03 only one tab sends', async () => {
    let held = false;
    const locks = {
      request: async (_name: string, _options: object, work: (lock: object | null) => Promise<unknown>) => {
        if (held) return work(null);
        held = true;
        return work({}).finally(() => (held = false));
      },
    };
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    const { writes, ask } = server();
    await make(draft('From the bus.'));
    const sent = await Promise.all([sendChanges(ask), sendChanges(ask)]);
    expect(sent.sort()).toEqual([0, 1]);
    expect(writes).toEqual(['PUT']);
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('L-03 two tabs that send at once, in a browser without locks, store each change once', async () => {
    const { state, writes, ask } = server();
    await make(tracking({ notes: 'From the bus' }, { notes: '' }));
    await make(draft('From the bus.'));
    await Promise.all([sendChanges(ask), sendChanges(ask)]);
    await sendChanges(ask);
    expect(state).toEqual({
      target: { notes: 'From the bus', leadLevel: 'cold' },
      draft: { ...text, template: 'From the bus.', revision: 2 },
    });
    expect(writes.length).toBeGreaterThan(2);
    expect(await waiting()).toEqual([]);
  });
});
