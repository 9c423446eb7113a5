import 'fake-indexeddb/auto';
import { targetOf } from '@/entities/school';
import { schoolFixture } from '@/entities/school/testing/school-fixture';
import type { ApiRequest, StoreCall } from '@/shared/api';
import { deviceAnswers, deviceChanges, deviceOwner } from '@/shared/lib/device-store';
import { newCampaign } from '../new-campaign';
import { changeLater } from './change-later';

const at = '2026-11-25T14:41:00.000Z';
const akron = schoolFixture({ id: 7, name: 'Akron', leadLevel: 'cold' });
const film = newCampaign('c1', { name: 'Film', subject: 'S', template: 'T' }, at);
const text = { name: 'Bus', subject: 'S', template: 'Coach' };

const keep = (endpoint: string, data: unknown) =>
  deviceAnswers.put('one', `${endpoint}(undefined)`, { endpoint, arg: undefined, data, at });
const later = (endpoint: string, request: ApiRequest, mayBeStored = false) => {
  const call: StoreCall = { endpoint, type: 'mutation', key: undefined, request };
  return changeLater(call, mayBeStored);
};
const create = (body: object, mayBeStored = false) =>
  later('createCampaign', { url: '/api/user/campaigns', method: 'POST', body }, mayBeStored);
const save = (id: string, body: object) =>
  later('updateCampaign', { url: `/api/user/campaigns/${id}`, method: 'PUT', body: { id, ...body } });
const star = (schoolId: number) => later('addFavorite', { url: '/api/user/favorites', method: 'POST', body: { schoolId } });
const unstar = (schoolId: number) => later('removeFavorite', { url: `/api/user/favorites/${schoolId}`, method: 'DELETE' });

beforeEach(async () => {
  await deviceOwner.signOut();
  await deviceOwner.signIn('one');
  await keep('listSchools', [akron]);
  await keep('listTargetSchools', [targetOf(akron)]);
  await keep('listFavorites', []);
  await keep('getCampaigns', [film]);
});

describe('a change without a connection', () => {
  it('L-03 a new draft is answered as the server would, under the id of the editor, dated by the server’s clock', async () => {
    const answer = await create({ id: 'n1', ...text });
    expect(answer).toEqual({ data: newCampaign('n1', text, at) });
    expect(await deviceChanges.list()).toMatchObject([{ kind: 'newDraft', target: 'n1', label: 'Bus', fields: text, tried: [] }]);
    expect(await create(text)).toBeNull();
  });

  it('L-03 further changes of a new draft join it', async () => {
    await create({ id: 'n1', ...text });
    expect(await save('n1', { ...text, name: 'Train', revision: 1 })).toMatchObject({ data: { id: 'n1', name: 'Train' } });
    expect(await deviceChanges.list()).toMatchObject([{ kind: 'newDraft', label: 'Train', fields: { ...text, name: 'Train' } }]);
  });

  it('L-03 what was sent when the connection broke is noted: the server may have it', async () => {
    await create({ id: 'n1', ...text }, true);
    expect(await deviceChanges.list()).toMatchObject([{ tried: [text] }]);
  });

  it('L-03 a draft is changed from the revision that was seen, and one that is not kept is not', async () => {
    expect(await save('c1', { ...text, revision: 1 })).toMatchObject({ data: { id: 'c1', name: 'Bus', status: 'draft' } });
    expect(await deviceChanges.list()).toMatchObject([{ kind: 'draft', target: 'c1', before: { name: 'Film', revision: 1 } }]);
    expect(await save('unknown', { ...text, revision: 1 })).toBeNull();
  });

  it('L-03 a text that was written from another revision than the kept one claims to have seen nothing', async () => {
    await save('c1', { ...text, revision: 2 });
    expect((await deviceChanges.list())[0]?.before).toEqual({ revision: 2 });
  });

  it('L-03 a star is set and taken back; of a school that is not kept it is refused', async () => {
    expect(await star(7)).toMatchObject({ data: { schoolId: 7, school: { name: 'Akron' } } });
    expect(await deviceChanges.list()).toMatchObject([{ kind: 'favorite', target: '7', label: 'Akron', fields: { favorite: true } }]);
    expect(await unstar(7)).toEqual({ data: null });
    expect(await deviceChanges.list()).toEqual([]);
    expect(await star(99)).toBeNull();
  });

  it('L-03 steps and notes are kept with what was seen before', async () => {
    const request = { url: '/api/user/target-schools/7', method: 'PATCH' as const, body: { notes: 'Camp', notesBefore: 'Seen' } };
    expect(await later('changeTargetSchool', request)).toMatchObject({ data: { schoolId: 7, notes: 'Camp', school: { name: 'Akron' } } });
    expect(await deviceChanges.list()).toMatchObject([{ kind: 'tracking', fields: { notes: 'Camp' }, before: { notes: 'Seen' } }]);
  });

  it('L-03 anything else needs a connection, and so does everything while nobody’s data may be shown', async () => {
    expect(await later('sendCampaign', { url: '/api/user/campaigns/c1/send', method: 'POST', body: {} })).toBeNull();
    await deviceOwner.lock();
    expect([await create({ id: 'n1', ...text }), await star(7)]).toEqual([null, null]);
    await deviceOwner.signOut();
    expect([await create({ id: 'n1', ...text }), await star(7)]).toEqual([null, null]);
  });

  it('L-03 is not called kept where the disk is full', async () => {
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The quota is exceeded', 'QuotaExceededError');
    });
    expect([await create({ id: 'n1', ...text }), await star(7)]).toEqual([null, null]);
    jest.restoreAllMocks();
  });
});
