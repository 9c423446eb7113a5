import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { closeDeviceDb, deviceAnswers, deviceChanges, deviceOwner, type WaitingChange } from '.';

const answer = { endpoint: 'getUser', arg: undefined, data: { id: 'one' }, at: '2026-11-25T14:41:00.000Z' };
const change: WaitingChange = {
  ...{ key: 'draft c1', userId: 'one', kind: 'draft', target: 'c1', label: 'Film', order: 1, edits: 1, problem: null },
  ...{ fields: { template: 'Coach' }, before: {}, tried: [] },
};
const keep = async () => {
  await deviceOwner.signIn('one');
  await deviceAnswers.put('one', 'getUser(undefined)', answer);
  await deviceChanges.change('one', change.key, () => change);
};
const readable = async () => [await deviceAnswers.get('getUser(undefined)'), (await deviceChanges.list()).length];

beforeEach(() => deviceOwner.signOut());

describe('what this device keeps', () => {
  it('L-03 is there again later, with the time of the server', async () => {
    await keep();
    await closeDeviceDb();
    expect(await readable()).toEqual([answer, 1]);
    expect(await deviceOwner.get()).toEqual({ userId: 'one', isLocked: false, answeredAt: answer.at });
  });

  it('L-03 is hidden once the session ended, until the same person signs in again', async () => {
    await keep();
    await deviceOwner.lock();
    expect(await readable()).toEqual([null, 0]);
    expect(await deviceChanges.change('one', change.key, () => change)).toBe(false);
    await deviceOwner.signIn('one');
    expect(await readable()).toEqual([answer, 1]);
  });

  it('L-03 is gone once another person signs in, also for the first one', async () => {
    await keep();
    await deviceOwner.signIn('two');
    expect(await readable()).toEqual([null, 0]);
    await deviceOwner.signIn('one');
    expect(await readable()).toEqual([null, 0]);
  });

  it('L-03 is gone once they sign out, and an answer that comes late is not kept', async () => {
    await keep();
    await deviceOwner.signOut();
    expect(await deviceAnswers.put('one', 'getUser(undefined)', answer)).toBe(false);
    expect(await deviceOwner.get()).toBeNull();
    await deviceOwner.signIn('one');
    expect(await readable()).toEqual([null, 0]);
  });

  it('L-03 an answer for somebody else is not kept', async () => {
    await deviceOwner.signIn('two');
    expect(await deviceAnswers.put('one', 'getUser(undefined)', answer)).toBe(false);
    expect(await deviceAnswers.get('getUser(undefined)')).toBeNull();
  });
});

describe('an app that was built for other shapes of the API', () => {
  const mark = document.createElement('meta');
  mark.name = 'recruit-api-shapes';
  const become = (shapes: string) => {
    mark.content = shapes;
    document.head.append(mark);
  };
  afterEach(() => mark.remove());

  it('L-03 reads no answer that another version kept, and keeps what waits', async () => {
    become('old');
    await keep();
    expect(await readable()).toEqual([answer, 1]);
    become('new');
    expect(await readable()).toEqual([null, 1]);
    await deviceAnswers.put('one', 'getUser(undefined)', answer);
    expect(await readable()).toEqual([answer, 1]);
    become('old');
    expect(await readable()).toEqual([null, 1]);
  });
});

describe('an older app beside a newer one', () => {
  it('L-03 keeps nothing in a store that it does not understand, shows nothing of it, and breaks nothing', async () => {
    await keep();
    await closeDeviceDb();
    const newer = await openDB('recruit-device', 99);
    newer.close();
    expect(await deviceOwner.get()).toBeNull();
    expect(await readable()).toEqual([null, 0]);
    expect(await deviceChanges.change('one', change.key, () => change)).toBe(false);
    await closeDeviceDb();
    await deleteDB('recruit-device');
  });
});

describe('a device that can not keep anything', () => {
  afterEach(async () => {
    jest.restoreAllMocks();
    await closeDeviceDb();
  });

  it('L-03 a full disk: nothing is kept, nothing breaks, and a change is not called kept', async () => {
    await deviceOwner.signIn('one');
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The quota is exceeded', 'QuotaExceededError');
    });
    expect(await deviceAnswers.put('one', 'getUser(undefined)', answer)).toBe(false);
    expect(await deviceChanges.change('one', change.key, () => change)).toBe(false);
    expect(await deviceOwner.signIn('one')).toBe(false);
  });

  it('L-03 what can not be locked is not left readable', async () => {
    await keep();
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The quota is exceeded', 'QuotaExceededError');
    });
    await deviceOwner.lock();
    jest.restoreAllMocks();
    expect(await deviceOwner.get()).toBeNull();
    await deviceOwner.signIn('one');
    expect(await readable()).toEqual([null, 0]);
  });

  it('L-03 a private window without IndexedDB, or one that refuses it', async () => {
    for (const broken of [
      undefined,
      {
        open: () => {
          throw new DOMException('Not allowed', 'SecurityError');
        },
      },
    ]) {
      await closeDeviceDb();
      jest.replaceProperty(globalThis, 'indexedDB', broken as unknown as IDBFactory);
      expect(await deviceOwner.signIn('one')).toBe(false);
      expect(await deviceAnswers.put('one', 'getUser(undefined)', answer)).toBe(false);
      expect(await readable()).toEqual([null, 0]);
      expect(await deviceOwner.get()).toBeNull();
      await deviceOwner.lock();
      await deviceOwner.signOut();
      jest.restoreAllMocks();
    }
  });
});
