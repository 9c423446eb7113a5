import { openapiDocument } from '../src/openapi-document.js';
import { ROUTE_ROWS } from './permissions/route-rows.js';
import type { Agent, Answer } from './support/agent.js';
import { guardianOf } from './support/guardian.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const NOBODYS_ID = '00000000-0000-7000-8000-00000000dead';
const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);

interface Problem {
  code: string;
}

const rows = Object.entries(ROUTE_ROWS).map(([route, row]) => {
  const [method = '', path = ''] = route.split(' ');
  return { route, method, path, ...row };
});

function routesOf(app: TestApp): string[] {
  return Object.entries(openapiDocument(app.app).paths).flatMap(([path, operations]) =>
    Object.keys(operations)
      .filter((key) => METHODS.has(key))
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
}

function call(agent: Agent, method: string, path: string, body?: object | string): Promise<Answer<Problem>> {
  return agent.send<Problem>(method, path, method === 'GET' ? undefined : body);
}

describe('who may call what', () => {
  let app: TestApp;
  let athlete: Agent;
  let guardian: Agent;

  beforeAll(async () => {
    app = await startTestApp();
    athlete = await app.agent();
    guardian = await guardianOf(app, []);
  });

  afterAll(() => app.close());

  it('X-01 has a row for every route, and no row for a route that is gone', () => {
    expect(Object.keys(ROUTE_ROWS).sort()).toEqual(routesOf(app).sort());
  });

  it('X-01 says for every object in a path whose it is', () => {
    const undecided = rows.filter(({ path, access, foreign, shared }) => {
      return path.includes('{') && !['public', 'admin'].includes(access) && !foreign && !shared;
    });
    expect(undecided.map(({ route }) => route)).toEqual([]);
  });

  it.each(rows.filter(({ access }) => access !== 'public'))(
    'X-01 $route answers 401 without a session, whatever is sent',
    async ({ method, path }) => {
      for (const body of [undefined, {}, { unknown: true }]) {
        const answer = await call(app.anonymous(), method, path.replace(/\{\w+\}/g, NOBODYS_ID), body);
        expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
      }
    },
  );

  it.each(rows.filter(({ access }) => access === 'public'))('X-01 $route asks nobody to sign in', async ({ method, path }) => {
    const answer = await call(app.anonymous(), method, path, {});
    expect([401, 403]).not.toContain(answer.status);
  });

  it.each(rows.filter(({ access }) => access === 'admin'))('X-01 $route answers 403 to an athlete', async ({ method, path }) => {
    for (const body of [undefined, {}]) {
      const answer = await call(athlete, method, path.replace(/\{\w+\}/g, NOBODYS_ID), body);
      expect(answer).toMatchObject({ status: 403, body: { code: 'admins_only' } });
    }
  });

  it.each(rows.filter(({ access }) => access === 'athlete' || access === 'admin'))(
    'X-01 $route answers 403 to a guardian',
    async ({ method, path }) => {
      for (const body of [undefined, {}]) {
        const answer = await call(guardian, method, path.replace(/\{\w+\}/g, NOBODYS_ID), body);
        expect(answer).toMatchObject({ status: 403, body: { code: 'athletes_only' } });
      }
    },
  );

  it.each(rows.filter(({ access }) => access === 'guardian'))(
    'X-01 $route answers 403 to an athlete and to an admin',
    async ({ method, path }) => {
      for (const agent of [athlete, await app.admin()]) {
        const answer = await call(agent, method, path.replace(/\{\w+\}/g, NOBODYS_ID), {});
        expect(answer).toMatchObject({ status: 403, body: { code: 'guardians_only' } });
      }
    },
  );

  it.each(rows.flatMap((row) => (row.foreign ? [{ ...row, foreign: row.foreign }] : [])))(
    "X-01 $route answers 404 for another user's object, also where its own would be 400 or 409",
    async ({ method, access, foreign, body, badQuery = '' }) => {
      const intruder = access === 'guardian' ? guardian : athlete;
      for (const path of await foreign(app, intruder)) {
        for (const sent of [undefined, {}, { unknown: true }, body]) {
          const answer = await call(intruder, method, path + badQuery, sent);
          expect({ path, sent, status: answer.status }).toEqual({ path, sent, status: 404 });
        }
      }
    },
  );

  it.each(rows.filter(({ path, access }) => path.includes('{') && access !== 'public'))(
    'X-01 $route answers 404 for an id that nobody has, or that is none',
    async ({ method, path, access, body, idempotent }) => {
      const agent = access === 'admin' ? await app.admin() : access === 'guardian' ? guardian : athlete;
      const ids = [NOBODYS_ID, '99999999999999999999', '-1', '1.5', '%27%3B--'];
      for (const id of idempotent ? ids : [...ids, '2147483647']) {
        const answer = await call(agent, method, path.replace(/\{\w+\}/g, id), body);
        expect({ id, status: answer.status }).toEqual({ id, status: 404 });
      }
    },
  );
});
