import { v7 } from 'uuid';

import type { Deletions, Leftovers } from '../application/ports/deletions.js';

export interface DeletionsHarness {
  deletions: Deletions;
  account: (what?: { isAdmin?: boolean }) => Promise<{ id: string; username: string }>;
  exists: (userId: string) => Promise<boolean>;
}

const NOW = new Date('2026-11-21T14:00:00.000Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);
const LEFT: Leftovers = { gmail: { googleSub: 'sub', refreshToken: 'refresh' }, photos: { pictures: ['picture'], uploads: ['upload'] } };

/** What every Deletions does; run on the fake and on PostgreSQL. */
export function deletionsContract(harness: () => DeletionsHarness): void {
  const begin = (userId: string, changes: { byGuardian?: true } = {}) =>
    harness().deletions.begin({ id: v7(), userId, receiptToken: v7(), now: NOW, ...changes });
  const dueIds = async (now: Date) => (await harness().deletions.due(now)).map(({ id }) => id);

  /** The rows are gone; returns the id of the deletion. */
  const erased = async (userId: string, leftovers = LEFT) => {
    await begin(userId);
    const [due] = await harness().deletions.due(NOW);
    const id = due?.id ?? '';
    await harness().deletions.erase({ id, userId, leftovers, google: 'waiting', now: NOW });
    return id;
  };

  it('U-06 a plan counts from its first call, and comes due at its moment', async () => {
    const { deletions, account } = harness();
    const { id } = await account();
    expect(await deletions.plan(id, after(10), NOW)).toEqual(after(10));
    expect(await deletions.plan(id, after(50), NOW)).toEqual(after(10));
    expect(await deletions.planned(after(9))).toEqual([]);
    expect(await deletions.planned(after(10))).toEqual([id]);
    await begin(id);
    expect(await deletions.planned(after(10))).toEqual([]);
  });

  it('U-06 the last admin can neither be planned nor begun; of two admins one can', async () => {
    const { deletions, account } = harness();
    const [one, other] = [await account({ isAdmin: true }), await account({ isAdmin: true })];
    await deletions.plan(one.id, after(10), NOW);
    await expect(deletions.plan(other.id, after(10), NOW)).rejects.toMatchObject({ code: 'last_admin' });
    await expect(begin(other.id)).rejects.toMatchObject({ code: 'last_admin' });
    expect(await deletions.due(NOW)).toEqual([]);
  });

  it('U-06 a plan is lifted by the name in any spelling, once, and not when the deletion has begun', async () => {
    const { deletions, account } = harness();
    const { id, username } = await account();
    expect(await deletions.lift(username, '2010-05-04', NOW)).toBe(false);
    await deletions.plan(id, after(10), NOW);
    expect(await deletions.lift(username.toUpperCase(), '2010-05-04', NOW)).toBe(true);
    expect(await deletions.lift(username, '2010-05-04', NOW)).toBe(false);
    expect(await deletions.planned(after(10))).toEqual([]);
    await deletions.plan(id, after(10), NOW);
    await begin(id);
    expect(await deletions.lift(username, '2010-05-04', NOW)).toBe(false);
  });

  it('U-04 what has begun is due once, however often it is asked for', async () => {
    const { deletions, account } = harness();
    const { id: userId } = await account();
    expect([await begin(userId), await begin(userId)]).toEqual([true, true]);
    expect(await deletions.due(NOW)).toMatchObject([{ userId, leftovers: null, google: 'none', requestedAt: NOW, tries: 0 }]);
  });

  it('U-04 a deletion that no guardian wants any more does not begin', async () => {
    const { deletions, account } = harness();
    const { id } = await account();
    expect(await begin(id, { byGuardian: true })).toBe(false);
    expect(await deletions.due(NOW)).toEqual([]);
  });

  it('U-04 the rows go, and what outlives them is kept and given back', async () => {
    const { deletions, account, exists } = harness();
    const { id: userId } = await account();
    const { id: another } = await account();
    const id = await erased(userId);
    expect([await exists(userId), await exists(another)]).toEqual([false, true]);
    expect(await deletions.due(NOW)).toMatchObject([{ id, userId: null, leftovers: LEFT, google: 'waiting' }]);
  });

  it('U-04 a second end of the same rows changes nothing', async () => {
    const { deletions, account } = harness();
    const { id: userId } = await account();
    const id = await erased(userId);
    await deletions.erase({ id, userId, leftovers: { ...LEFT, gmail: null }, google: 'none', now: NOW });
    expect(await deletions.due(NOW)).toMatchObject([{ id, leftovers: LEFT, google: 'waiting' }]);
  });

  it('U-04 a step that is noted waits for its next try', async () => {
    const { deletions, account } = harness();
    const id = await erased((await account()).id);
    const rest = { ...LEFT, gmail: null };
    await deletions.note(id, { google: 'done', leftovers: rest, tries: 1, nextTryAt: after(5), doneAt: null });
    expect(await dueIds(after(4))).toEqual([]);
    expect(await deletions.due(after(5))).toMatchObject([{ id, leftovers: rest, google: 'done', tries: 1 }]);
  });

  it('U-04 what is done is not due; it is forgotten when its receipt is old', async () => {
    const { deletions, account } = harness();
    const id = await erased((await account()).id);
    await deletions.note(id, { google: 'done', leftovers: null, tries: 1, nextTryAt: NOW, doneAt: NOW });
    expect(await dueIds(after(5))).toEqual([]);
    await deletions.forgetBefore(after(1));
    await deletions.note(id, { google: 'waiting', leftovers: null, tries: 1, nextTryAt: NOW, doneAt: null });
    expect(await dueIds(after(5))).toEqual([]);
  });

  it('U-04 what is not done, or not old, is not forgotten', async () => {
    const { deletions, account } = harness();
    const id = await erased((await account()).id);
    await deletions.forgetBefore(after(1));
    expect(await dueIds(NOW)).toEqual([id]);
    await deletions.note(id, { google: 'done', leftovers: null, tries: 1, nextTryAt: NOW, doneAt: NOW });
    await deletions.forgetBefore(NOW);
    await deletions.note(id, { google: 'waiting', leftovers: null, tries: 1, nextTryAt: NOW, doneAt: null });
    expect(await dueIds(NOW)).toEqual([id]);
  });
}
