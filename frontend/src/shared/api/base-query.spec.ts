import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from './base-api';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readThing: build.query<unknown, Record<string, string | number | number[]>>({
      query: (params) => ({ url: '/api/thing', params }),
    }),
    writeThing: build.mutation<unknown, unknown>({
      query: (body) => ({ url: '/api/thing', method: 'POST', body }),
    }),
  }),
});

function client(routes: FakeRoutes) {
  const asked = fakeApi(routes);
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
  return {
    asked,
    read: (params = {}) => store.dispatch(api.endpoints.readThing.initiate(params)),
    write: (body?: unknown) => store.dispatch(api.endpoints.writeThing.initiate(body)),
  };
}

describe('calls to the server', () => {
  it('X-03 describes an answer that is not ok as "{status}: {text}" and keeps what the server said', async () => {
    const body = { message: 'Pick another name', code: 'taken', errors: [{ field: 'name', code: 'taken', message: 'Taken' }] };
    const { write } = client({ 'POST /api/thing': { status: 409, json: body } });
    const { error } = await write({ name: 'x' });
    expect(error).toEqual({
      status: 409,
      message: `409: ${JSON.stringify(body)}`,
      problem: expect.objectContaining({ message: 'Pick another name', code: 'taken', errors: body.errors }),
    });
  });

  it('X-03 calls an ok answer that is not JSON a routing issue', async () => {
    const { read } = client({ 'GET /api/thing': { html: '<!doctype html>' } });
    const { error } = await read();
    expect(error).toMatchObject({ message: 'API returned HTML instead of JSON - likely a routing issue' });
  });

  it.each([204, 200])('X-03 takes an empty answer with status %d as success', async (status) => {
    const { write } = client({ 'POST /api/thing': { status } });
    expect(await write()).toEqual({ data: null });
  });

  it('X-03 names the content type JSON only when there is a body, and asks for JSON always', async () => {
    const headers: Headers[] = [];
    const { read, write } = client({});
    const answer = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      headers.push(new Headers(init?.headers));
      return answer(input, init);
    };
    await read();
    await write({ a: 1 });
    expect(headers.map((h) => [h.get('accept'), h.get('content-type')])).toEqual([
      ['application/json', null],
      ['application/json', 'application/json'],
    ]);
  });

  it('X-03 tells a dead network apart from an answer', async () => {
    const { read } = client({
      'GET /api/thing': () => {
        throw new TypeError('fetch failed');
      },
    });
    const { error } = await read();
    expect(error).toEqual({ status: 'network', message: 'Network error. Please try again.', problem: null });
  });

  it('C-03 repeats the key of a query parameter that has several values', async () => {
    const { asked, read } = client({ 'GET /api/thing': { json: [] } });
    await read({ school: [1, 2], name: 'a b' });
    expect(asked[0]?.query.toString()).toBe('school=1&school=2&name=a+b');
  });
});
