import type { Agent } from '../support/agent.js';
import { sampleOf } from '../support/sample-of.js';
import { seededRandom } from '../support/seeded-random.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { callerOf, callersOfRefused, faultOf, operationsOf, type Problem } from './every-route.js';
import { plausibleBody } from './wrong-bodies.js';

/** More than any route takes as JSON. */
const TOO_LARGE = 'x'.repeat(3 * 1024 * 1024);
/** One part of the server reads the bodies of all routes: some of them, the same each time. */
const LARGE_ROUTES = 8;
const SEED = 20261126;

/** these are meant for others than the app's own pages. */
const FROM_ANYWHERE = new Set(['PUT /api/uploads/{id}']);
const FROM_ELSEWHERE: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': '', origin: 'https://evil.test' },
];
const isOneClick = (path: string) => path.includes('unsubscribe');

describe('every route', () => {
  let app: TestApp;
  let admin: Agent;

  beforeAll(async () => {
    app = await startTestApp();
    admin = await app.admin();
  });

  afterAll(() => app.close());

  it('O-11 A-11 that changes something refuses a request that another site makes with the session', async () => {
    const open: string[] = [];
    let asked = 0;
    const callerOfRefused = callersOfRefused(app, admin);
    for (const operation of operationsOf(app)) {
      const { route, method, path, body } = operation;
      if (method === 'GET' || FROM_ANYWHERE.has(route) || isOneClick(path)) continue;
      const [agent, address] = await callerOfRefused(operation);
      for (const headers of FROM_ELSEWHERE) {
        const sent = body && !operation.isForm ? plausibleBody(body) : {};
        const answer = await agent.send<Problem>(method, address, sent, headers);
        if (answer.status !== 403 || answer.body.code !== 'cross_site') open.push(`${route} answered ${answer.status}`);
        asked += 1;
      }
    }
    expect(asked).toBeGreaterThan(80);
    expect(open).toEqual([]);
  });

  it('O-11 X-05 that takes a body refuses one that is too large, and continues answering', async () => {
    const faults: string[] = [];
    const taking = operationsOf(app).filter(({ body, isForm }) => body && !isForm);
    for (const operation of sampleOf(taking, LARGE_ROUTES, seededRandom(SEED))) {
      const [agent, address] = await callerOf(app, admin, operation);
      const answer = await agent
        .send<Problem>(operation.method, address, { ...plausibleBody(operation.body ?? {}), padding: TOO_LARGE })
        .catch(() => 'connection closed' as const);
      if (answer === 'connection closed') continue;
      const found = answer.status < 400 ? `took it: ${answer.status}` : faultOf(answer);
      if (found) faults.push(`${operation.route} ${found}`);
    }
    expect(faults).toEqual([]);
    expect((await admin.get('/api/user')).status).toBe(200);
  });

  it('O-11 X-05 that takes a form refuses fields that are too long or too many', async () => {
    const faults: string[] = [];
    for (const operation of operationsOf(app)) {
      if (!operation.isForm) continue;
      const [agent, address] = await callerOf(app, admin, operation);
      for (const fields of [[['padding', TOO_LARGE]], Array.from({ length: 2_000 }, (_, at) => [`field${at}`, 'x'])] as const) {
        const form = new FormData();
        for (const [name = '', value = ''] of fields) form.append(name, value);
        const answer = await agent.send<Problem>(operation.method, address, form).catch(() => 'connection closed' as const);
        if (answer === 'connection closed') continue;
        const found = answer.status < 400 ? `took it: ${answer.status}` : faultOf(answer);
        if (found) faults.push(`${operation.route} ${found}`);
      }
    }
    expect(faults).toEqual([]);
    expect((await admin.get('/api/user')).status).toBe(200);
  });
});
