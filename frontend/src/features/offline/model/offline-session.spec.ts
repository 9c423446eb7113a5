import 'fake-indexeddb/auto';
import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '@/shared/api';
import { connection } from '@/shared/lib/connection';
import { deviceAnswers, deviceChanges, deviceOwner, devicePages, type WaitingChange } from '@/shared/lib/device-store';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { userFixture } from '@/shared/testing/user-fixture';
import type { StoreAnswer } from './answer-of';
import { homeForDevice } from './fetch-for-device';
import { offlineState } from './offline-state';
import { OfflineSession } from './offline-session';

const at = '2026-11-25T14:41:00.000Z';
const maya = userFixture.id;

const answer = (endpoint: string, data: unknown, over: Partial<StoreAnswer> = {}): StoreAnswer => ({
  ...{ isOk: true, endpoint, key: `${endpoint}(undefined)`, arg: undefined, data, meta: { at, isFromDevice: false } },
  ...over,
});
const user = (over: object = {}) => answer('getUser', { ...userFixture, role: 'athlete', isAdmin: false, ...over });
const fromDevice = { meta: { at, isFromDevice: true } };

function open(routes: FakeRoutes = {}) {
  const asked = fakeApi({ 'GET /api/user': { json: userFixture }, ...routes });
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
  const session = new OfflineSession(store.dispatch);
  return { session, calls: () => asked.map(({ method, path }) => `${method} ${path}`) };
}

const keptOf = async (endpoint: string) => (await deviceAnswers.get(`${endpoint}(undefined)`))?.data;

const star: WaitingChange = {
  ...{ key: 'favorite 7', userId: maya, kind: 'favorite', target: '7', label: 'Akron', order: 1, edits: 1 },
  ...{ fields: { favorite: true }, before: { favorite: false }, tried: [], problem: null },
};

beforeEach(() => deviceOwner.signOut());
afterEach(() => jest.restoreAllMocks());

describe('for whom something is kept', () => {
  it('L-03 an athlete who signed in, with what can be read offline and nothing else', async () => {
    const { session } = open();
    await session.notice(answer('getFilm', 'too early'));
    await session.notice(user());
    await session.notice(answer('getFilm', 'film'));
    await session.notice(answer('getSessions', 'sessions'));
    expect(await deviceOwner.get()).toEqual({ userId: maya, isLocked: false, answeredAt: at });
    expect([await keptOf('getFilm'), await keptOf('getSessions')]).toEqual(['film', undefined]);
  });

  it.each([{ role: 'guardian' }, { isAdmin: true }])('L-03 not somebody who sees data of others (%j); what was kept goes', async (who) => {
    const { session } = open();
    await session.notice(user());
    await session.notice(user({ id: 'other', ...who }));
    await session.notice(answer('getFilm', 'film'));
    expect([await deviceOwner.get(), await keptOf('getFilm')]).toEqual([null, undefined]);
  });

  it('L-03 another person: what was kept of the first is gone, also what comes late', async () => {
    const { session } = open();
    await session.notice(user());
    await session.notice(answer('getFilm', 'film of the first'));
    await session.notice(user({ id: 'other' }));
    expect([(await deviceOwner.get())?.userId, await keptOf('getFilm')]).toEqual(['other', undefined]);
  });

  it('L-03 a session that ended hides it until the same person signs in; any other failure hides nothing', async () => {
    const { session } = open();
    const failure = (status: number) => answer('getFilm', { status, message: '', problem: null }, { isOk: false });
    await session.notice(user());
    await session.notice(answer('getFilm', 'film'));
    for (const status of [500, 403, 429]) await session.notice(failure(status));
    expect(await keptOf('getFilm')).toBe('film');
    await session.notice(failure(401));
    expect([(await deviceOwner.get())?.isLocked, await keptOf('getFilm')]).toEqual([true, undefined]);
    await session.notice(answer('getFilm', 'late'));
    await session.notice(user());
    expect(await keptOf('getFilm')).toBe('film');
  });

  it('L-03 nobody on a device that can keep nothing: a full disk, a private window', async () => {
    const { session } = open();
    jest.spyOn(deviceOwner, 'signIn').mockResolvedValue(false);
    const put = jest.spyOn(deviceAnswers, 'put');
    await session.notice(user());
    await session.notice(answer('getFilm', 'film'));
    expect(put).not.toHaveBeenCalled();
  });
});

describe('the page of the device', () => {
  it('L-03 is there before the server has said who is here, which is asked once then', async () => {
    const { session, calls } = open();
    await deviceOwner.signIn(maya);
    await session.notice(answer('getUser', userFixture, fromDevice));
    await session.notice(answer('getFilm', 'film', fromDevice));
    await session.notice(answer('getUser', userFixture, fromDevice));
    expect(calls()).toEqual(['GET /api/user']);
  });

  it('L-03 asks nobody without a connection, and says how old it is by the server’s clock', async () => {
    const { session, calls } = open();
    await open().session.notice(user());
    jest.spyOn(connection, 'isOffline').mockReturnValue(true);
    jest.useFakeTimers({ now: new Date('1999-01-01T00:00:00Z'), advanceTimers: true });
    await session.notice(answer('getUser', userFixture, fromDevice));
    jest.useRealTimers();
    expect([calls(), offlineState.get().answeredAt]).toEqual([[], at]);
  });
});

describe('what a page showed last', () => {
  const untilKept = async (...answers: StoreAnswer[]) => {
    const put = jest.spyOn(devicePages, 'put');
    document.head.innerHTML = '<link rel="stylesheet" href="/style.css">';
    document.body.innerHTML = '<div id="root"><main><h1>Schools</h1></main></div>';
    window.history.replaceState(null, '', '/recruiting');
    jest.useFakeTimers({ advanceTimers: true });
    const { session } = open();
    for (const given of answers) await session.notice(given);
    await jest.advanceTimersByTimeAsync(5_000);
    jest.useRealTimers();
    return put.mock.calls.map(([userId]) => userId);
  };

  it('L-03 is kept for who is here', async () => {
    expect(new Set(await untilKept(user()))).toEqual(new Set([maya]));
  });

  it('L-03 is kept for nobody in a tab that has shown something of somebody else', async () => {
    await deviceOwner.signIn(maya);
    expect(await untilKept(answer('getUser', userFixture, fromDevice), user({ id: 'other' }))).toEqual([]);
  });
});

describe('what waits', () => {
  const wait = () => deviceChanges.change(maya, star.key, () => star);

  it('L-03 is sent once the server has said who is here, and told', async () => {
    const { session, calls } = open({ 'POST /api/user/favorites': { status: 201, json: {} } });
    await deviceOwner.signIn(maya);
    await wait();
    const before = offlineState.get().sent.serial;
    await session.notice(user());
    expect(calls()).toEqual(['POST /api/user/favorites']);
    expect(offlineState.get().sent).toEqual({ count: 1, serial: before + 1 });
    expect(await deviceChanges.list()).toEqual([]);
  });

  it('L-03 is tried again as long as it waits, and never for somebody who has to decide first', async () => {
    const { session, calls } = open({ 'POST /api/user/favorites': { status: 500, json: { message: 'Later', code: 'busy' } } });
    await session.notice(user());
    await session.sendAgain();
    expect(calls()).toEqual([]);
    await wait();
    await session.show();
    await session.sendAgain();
    await session.sendAgain();
    expect(calls()).toEqual(['POST /api/user/favorites', 'POST /api/user/favorites']);
    await deviceChanges.change(maya, star.key, () => ({ ...star, problem: { kind: 'gone' } }));
    await session.show();
    await session.sendAgain();
    expect(calls()).toHaveLength(2);
  });

  it('L-03 of somebody else is not sent', async () => {
    const { session, calls } = open({ 'POST /api/user/favorites': { status: 201, json: {} } });
    await deviceOwner.signIn(maya);
    await wait();
    await session.notice(user({ id: 'other' }));
    expect([calls(), await deviceChanges.list()]).toEqual([[], []]);
  });
});

describe('Home that was never opened', () => {
  const routes = { 'GET /api/user/home': { json: { figures: {} } } };

  it('L-03 is kept for its owner, and asked for once', async () => {
    const { session, calls } = open(routes);
    await session.notice(user());
    await homeForDevice(maya);
    await homeForDevice(maya);
    expect([await keptOf('getHome'), calls()]).toEqual([{ figures: {} }, ['GET /api/user/home']]);
  });

  it('L-03 is not kept for somebody who has gone in the meantime, nor when the server failed', async () => {
    open(routes);
    await deviceOwner.signIn('other');
    await homeForDevice(maya);
    expect(await keptOf('getHome')).toBeUndefined();
    open({ 'GET /api/user/home': { status: 500, json: { message: 'No', code: 'x' } } });
    await homeForDevice('other');
    expect(await keptOf('getHome')).toBeUndefined();
  });
});
