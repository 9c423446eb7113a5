import 'fake-indexeddb/auto';
import type { Answer, ApiRequest } from '@/shared/api';
import { type ChangedFields, deviceChanges, deviceOwner } from '@/shared/lib/device-store';
import { addChange, changeKey, type NewChange } from './add-change';
import { dropChange, keepBoth, keepOwn } from './decide-change';
import { sendChanges } from './send-changes';

const athlete = 'athlete-1';
const text = { name: 'Bus', subject: 'My film', template: 'Coach, hello.' };

/** A server that stores drafts under the id of the caller, and stars, as ours does; `lose`: how many answers get lost. */
function server(lose = 0) {
  let left = lose;
  const drafts = new Map<string, ChangedFields>();
  const stars = new Set<number>();
  const writes: string[] = [];
  const answered = (data: unknown): Answer => {
    if (left === 0) return { data };
    left -= 1;
    return { error: { status: 'network', message: '', problem: null } };
  };
  const refusal = (status: number, code: string, present?: ChangedFields): Answer =>
    ({ error: { status, message: code, problem: { message: code, code, errors: [], body: { code, present } } } }) as unknown as Answer;
  function create({ id, ...fields }: ChangedFields): Answer {
    const key = String(id);
    if (!drafts.has(key)) drafts.set(key, { ...fields, revision: 1 });
    return answered({ id, ...drafts.get(key) });
  }
  function put({ id, revision, ...fields }: ChangedFields): Answer {
    const stored = drafts.get(String(id));
    if (stored?.['revision'] !== revision) return refusal(409, 'text_changed', stored);
    drafts.set(String(id), { ...fields, revision: Number(revision) + 1 });
    return answered({ id, ...drafts.get(String(id)) });
  }
  const ask = async ({ url, method = 'GET', body }: ApiRequest): Promise<Answer> => {
    writes.push(`${method} ${url}`);
    if (url.startsWith('/api/user/campaigns')) return method === 'POST' ? create(body as ChangedFields) : put(body as ChangedFields);
    const id = method === 'POST' ? (body as { schoolId: number }).schoolId : Number(url.split('/').pop());
    if (method === 'POST') stars.add(id);
    else stars.delete(id);
    return answered(null);
  };
  return { drafts, stars, writes, ask, refusal };
}

const newDraft = (template: string, mayBeStored = false): NewChange => ({
  ...{ key: changeKey('newDraft', 'n1'), userId: athlete, kind: 'newDraft', target: 'n1', label: 'Bus', mayBeStored },
  ...{ fields: { ...text, template }, before: {} },
});
const star = (id: number, isMarked: boolean): NewChange => ({
  ...{ key: changeKey('favorite', String(id)), userId: athlete, kind: 'favorite', target: String(id), label: 'Akron' },
  ...{ fields: { favorite: isMarked }, before: { favorite: !isMarked } },
});
const make = (made: NewChange) => deviceChanges.change(athlete, made.key, (known, order) => addChange(known, order, made));
const waiting = () => deviceChanges.list();

beforeEach(async () => {
  await deviceOwner.signOut();
  await deviceOwner.signIn(athlete);
});

describe('a draft that was made without a connection', () => {
  it('L-03 is stored once when the answer of the server got lost, and the app was closed in the meantime', async () => {
    const { drafts, ask } = server(1);
    await make(newDraft('From the bus.'));
    expect(await sendChanges(ask)).toBe(0);
    expect(await sendChanges(ask)).toBe(1);
    expect([...drafts]).toEqual([['n1', { ...text, template: 'From the bus.', revision: 1 }]]);
    expect(await waiting()).toEqual([]);
  });

  it('L-03 that was changed after an answer got lost is stored once, with the change', async () => {
    const { drafts, ask, writes } = server(1);
    await make(newDraft('First.'));
    await sendChanges(ask);
    await make(newDraft('Second.'));
    expect(await sendChanges(ask)).toBe(1);
    expect([...drafts]).toEqual([['n1', { ...text, template: 'Second.', revision: 2 }]]);
    expect(writes).toEqual(['POST /api/user/campaigns', 'POST /api/user/campaigns', 'PUT /api/user/campaigns/n1']);
  });

  it('L-03 that may have arrived before the connection broke is no conflict with itself', async () => {
    const { drafts, ask } = server();
    drafts.set('n1', { ...text, template: 'First.', revision: 1 });
    await make(newDraft('First.', true));
    await make(newDraft('Second.'));
    expect(await sendChanges(ask)).toBe(1);
    expect(drafts.get('n1')).toMatchObject({ template: 'Second.' });
  });

  it('L-03 that was edited during the send gets the edit after it', async () => {
    const { drafts, ask } = server();
    await make(newDraft('First.'));
    await sendChanges(async (request) => {
      const answer = await ask(request);
      if (drafts.get('n1')?.['revision'] === 1) await make(newDraft('Second.'));
      return answer;
    });
    await sendChanges(ask);
    expect(drafts.get('n1')).toMatchObject({ template: 'Second.', revision: 2 });
    expect(await waiting()).toEqual([]);
  });

  it('L-03 that somebody changed elsewhere after it arrived is shown beside it; the choice goes over it', async () => {
    const { drafts, ask } = server(1);
    await make(newDraft('First.'));
    await sendChanges(ask);
    drafts.set('n1', { ...text, template: 'From the laptop.', revision: 2 });
    await make(newDraft('Second.'));
    await sendChanges(ask);
    const [conflict] = await waiting();
    expect(conflict?.problem).toMatchObject({ kind: 'conflict', stored: { template: 'From the laptop.' } });
    if (conflict) await keepOwn(conflict);
    await sendChanges(ask);
    expect(drafts.get('n1')).toMatchObject({ template: 'Second.', revision: 3 });
  });

  it('L-03 whose id can not be used any more, since it was deleted elsewhere, stays to be copied', async () => {
    const { refusal } = server();
    await make(newDraft('From the bus.'));
    await sendChanges(async () => refusal(404, 'campaign_not_found'));
    expect(await waiting()).toMatchObject([{ problem: { kind: 'gone' }, fields: { template: 'From the bus.' } }]);
  });

  it('L-03 can be taken back before it was sent', async () => {
    const { ask, writes } = server();
    await make(newDraft('From the bus.'));
    for (const change of await waiting()) await dropChange(change);
    expect([await sendChanges(ask), writes]).toEqual([0, []]);
  });
});

describe('two tabs that send at once, in a browser without locks', () => {
  it('L-03 store a new draft once and set a star once', async () => {
    const { drafts, stars, ask, writes } = server();
    await make(newDraft('From the bus.'));
    await make(star(7, true));
    await Promise.all([sendChanges(ask), sendChanges(ask)]);
    expect([...drafts]).toEqual([['n1', { ...text, template: 'From the bus.', revision: 1 }]]);
    expect([...stars]).toEqual([7]);
    expect(writes.length).toBeGreaterThan(2);
    expect(await waiting()).toEqual([]);
  });
});

describe('stars that were set without a connection', () => {
  it('L-03 are sent once each, in their order; a second time changes nothing', async () => {
    const { stars, ask, writes } = server(1);
    stars.add(8);
    await make(star(7, true));
    await make(star(8, false));
    expect(await sendChanges(ask)).toBe(0);
    expect(await sendChanges(ask)).toBe(2);
    expect([...stars]).toEqual([7]);
    expect(writes).toEqual(['POST /api/user/favorites', 'POST /api/user/favorites', 'DELETE /api/user/favorites/8']);
  });

  it('L-03 that were taken back are not sent at all', async () => {
    const { ask, writes } = server();
    await make(star(7, true));
    await make({ ...star(7, false), before: { favorite: false } });
    expect([await waiting(), await sendChanges(ask), writes]).toEqual([[], 0, []]);
  });

  it('L-03 that the server refuses say why', async () => {
    const { refusal } = server();
    await make(star(7, true));
    await sendChanges(async () => refusal(409, 'Too many favorites.'));
    expect(await waiting()).toMatchObject([{ problem: { kind: 'refused', message: 'Too many favorites.' } }]);
  });
});

describe('two versions made into one', () => {
  const inConflict = async () => {
    const { drafts, ask } = server(1);
    await make(newDraft('First.'));
    await sendChanges(ask);
    drafts.set('n1', { ...text, template: 'Theirs.', revision: 2 });
    await make(newDraft('Mine.'));
    await sendChanges(ask);
    const [conflict] = await waiting();
    if (conflict === undefined) throw new Error('No conflict');
    return { drafts, ask, conflict };
  };

  it('L-03 go over the version that was shown', async () => {
    const { drafts, ask, conflict } = await inConflict();
    await keepBoth(conflict, { template: 'Mine. Theirs.' });
    expect(await sendChanges(ask)).toBe(1);
    expect(drafts.get('n1')).toEqual({ ...text, template: 'Mine. Theirs.', revision: 3 });
  });

  it('L-03 go over no other: yet another version is asked about again, and nothing is lost', async () => {
    const { drafts, ask, conflict } = await inConflict();
    drafts.set('n1', { ...text, template: 'Third.', revision: 3 });
    await keepBoth(conflict, { template: 'Mine. Theirs.' });
    expect(await sendChanges(ask)).toBe(0);
    expect(drafts.get('n1')).toMatchObject({ template: 'Third.' });
    expect(await waiting()).toMatchObject([{ problem: { kind: 'conflict' }, fields: { template: 'Mine. Theirs.' } }]);
  });
});

describe('a device whose clock is wrong', () => {
  afterEach(() => jest.useRealTimers());

  it('L-03 sends in the order in which things were done, whatever its clock says', async () => {
    const { ask, writes } = server();
    jest.useFakeTimers({ now: new Date('2031-01-01T00:00:00Z'), doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick'] });
    await make(star(7, true));
    jest.setSystemTime(new Date('1999-01-01T00:00:00Z'));
    await make(newDraft('From the bus.'));
    jest.setSystemTime(new Date('2020-01-01T00:00:00Z'));
    await make(star(8, true));
    expect((await waiting()).map(({ key }) => key)).toEqual(['favorite 7', 'newDraft n1', 'favorite 8']);
    await sendChanges(ask);
    expect(writes).toEqual(['POST /api/user/favorites', 'POST /api/user/campaigns', 'POST /api/user/favorites']);
  });
});
