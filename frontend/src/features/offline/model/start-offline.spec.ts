import 'fake-indexeddb/auto';
import { type StoreCall, withoutConnection } from '@/shared/api';
import { connection } from '@/shared/lib/connection';
import { deviceAnswers, deviceChanges, deviceOwner } from '@/shared/lib/device-store';
import { startOffline } from './start-offline';

const at = '2026-11-25T14:41:00.000Z';
const query = (endpoint: string): StoreCall => ({ endpoint, type: 'query', key: `${endpoint}(undefined)`, request: { url: '/x' } });
const create: StoreCall = {
  ...{ endpoint: 'createCampaign', type: 'mutation', key: undefined },
  request: { url: '/api/user/campaigns', method: 'POST', body: { id: 'n1', name: 'Bus', subject: 'S', template: 'T' } },
};
const fromDevice = { data: 'film', meta: { at, isFromDevice: true } };

beforeEach(async () => {
  // A channel to the other tabs stays open, and so would the process of the test.
  jest.spyOn(deviceChanges, 'subscribe').mockReturnValue(() => undefined);
  await deviceOwner.signOut();
  await deviceOwner.signIn('one');
  await deviceAnswers.put('one', 'getFilm(undefined)', { endpoint: 'getFilm', arg: undefined, data: 'film', at });
});
afterEach(() => {
  jest.restoreAllMocks();
  withoutConnection.use(null);
});

describe('where the app asks', () => {
  it('L-03 the page of the server asks the server', async () => {
    startOffline(jest.fn(), false);
    expect(await withoutConnection.first(query('getFilm'))).toBeNull();
  });

  it('L-03 the page of the device looks at the device first, once for each answer, and at nothing else there', async () => {
    startOffline(jest.fn(), true);
    expect(await withoutConnection.first(query('getFilm'))).toEqual(fromDevice);
    expect(await withoutConnection.first(query('getFilm'))).toBeNull();
    expect(await withoutConnection.first(query('getSessions'))).toBeNull();
    expect(await withoutConnection.first(create)).toBeNull();
  });

  it('L-03 a call that failed alone, with a connection, is a failure like any other', async () => {
    startOffline(jest.fn(), false);
    jest.spyOn(connection, 'failed').mockResolvedValue(false);
    expect([await withoutConnection.instead(query('getFilm')), await withoutConnection.instead(create)]).toEqual([null, null]);
    expect(await deviceChanges.list()).toEqual([]);
  });

  it('L-03 without a connection the device answers, and keeps what was changed', async () => {
    startOffline(jest.fn(), false);
    jest.spyOn(connection, 'failed').mockResolvedValue(true);
    jest.spyOn(connection, 'isOffline').mockReturnValue(true);
    expect(await withoutConnection.instead(query('getFilm'))).toEqual(fromDevice);
    expect(await withoutConnection.instead(query('getHome'))).toBeNull();
    await withoutConnection.instead(create);
    expect(await deviceChanges.list()).toMatchObject([{ key: 'newDraft n1', tried: [] }]);
  });

  it('L-03 what was sent in the moment in which the connection broke may have arrived, and is noted so', async () => {
    startOffline(jest.fn(), false);
    jest.spyOn(connection, 'isOffline').mockReturnValue(false);
    jest.spyOn(connection, 'failed').mockResolvedValue(true);
    await withoutConnection.instead(create);
    expect(await deviceChanges.list()).toMatchObject([{ key: 'newDraft n1', tried: [{ name: 'Bus', subject: 'S', template: 'T' }] }]);
  });
});
