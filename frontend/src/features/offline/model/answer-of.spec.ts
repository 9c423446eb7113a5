import { answerOf } from './answer-of';

const arg = { endpointName: 'getFilm', queryCacheKey: 'getFilm(undefined)', originalArgs: undefined };

describe('answers in the actions of the store', () => {
  it('L-03 are those of queries, with when the server gave them', () => {
    const baseQueryMeta = { at: '2026-11-25T14:41:00.000Z', isFromDevice: false };
    const action = { type: 'api/executeQuery/fulfilled', payload: { clips: [] }, meta: { arg, baseQueryMeta } };
    expect(answerOf(action)).toEqual({
      ...{ isOk: true, endpoint: 'getFilm', key: 'getFilm(undefined)', arg: undefined, data: { clips: [] }, meta: baseQueryMeta },
    });
    expect(answerOf({ ...action, type: 'api/executeQuery/rejected' })).toMatchObject({ isOk: false });
  });

  it('L-03 are not those of changes, nor anything else', () => {
    expect(answerOf({ type: 'api/executeMutation/fulfilled', payload: {}, meta: { arg } })).toBeNull();
    expect(answerOf({ type: 'api/executeQuery/pending', meta: { arg } })).toBeNull();
    expect(answerOf({ type: 'api/executeQuery/fulfilled' })).toBeNull();
  });
});
