import { setTimeout as pause } from 'node:timers/promises';

import { Client } from 'pg';

import { REQUEST_CAPS } from '../src/platform/http/limits/account-requests.js';
import { LARGE_ANSWER_CAPS } from '../src/platform/http/limits/large-answers.js';
import type { Agent, Answer } from './support/agent.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const MOST = REQUEST_CAPS.requests.most;

describe('requests of one account at the same time', () => {
  let app: TestApp;
  let watcher: Client;
  let locker: Client;

  beforeAll(async () => {
    // Without jobs, which would wait for the lock too.
    app = await startTestApp({ env: { ROLE: 'web' } });
    [watcher, locker] = [new Client({ connectionString: app.database.url }), new Client({ connectionString: app.database.url })];
    await Promise.all([watcher.connect(), locker.connect()]);
  });

  afterEach(() => unlock());

  afterAll(async () => {
    await Promise.all([watcher.end(), locker.end()]);
    await app.close();
  });

  /** From now on anyone who asks for emails waits for `unlock`. */
  async function lock(): Promise<void> {
    await locker.query('begin');
    await locker.query('lock table campaign_emails in access exclusive mode');
  }

  async function unlock(): Promise<void> {
    await locker.query('rollback');
  }

  /** How many connections of the server wait for the lock; one that waits for a row, as sessions can for a moment, is none of them. */
  async function held(): Promise<number> {
    const { rows } = await watcher.query<{ count: number }>(
      `select count(distinct pid)::int as count from pg_locks
       where not granted and relation = 'campaign_emails'::regclass
         and database = (select oid from pg_database where datname = current_database())`,
    );
    return rows[0]?.count ?? 0;
  }

  async function untilHeld(count: number): Promise<void> {
    while ((await held()) < count) await pause(20);
  }

  const many = (count: number, ask: (at: number) => Promise<Answer<unknown>>) =>
    Promise.all(Array.from({ length: count }, (_, at) => ask(at)));

  it('X-05 use a few connections to the database, so that another account is answered in the meantime', async () => {
    const [heavy, bystander] = [await app.agent(), await app.agent()];
    await lock();
    const asked = many(30, () => heavy.get('/api/user/stats'));
    await untilHeld(MOST);
    for (let at = 0; at < 10; at += 1) expect((await bystander.get('/api/user/contact-windows')).status).toBe(200);
    expect(await held()).toBe(MOST);
    await unlock();
    expect((await asked).map(({ status }) => status)).toEqual(Array(30).fill(200));
  });

  it.each(['/api/user/home', '/api/user/analytics'])('X-05 E-06 work on %s for two at a time', async (path) => {
    const heavy = await app.agent();
    await lock();
    const asked = many(3, () => heavy.get(path));
    const { most } = LARGE_ANSWER_CAPS.largeAnswers;
    await untilHeld(most);
    // The request that comes after the three and is answered says that the third had the time to begin.
    expect((await heavy.get('/api/user/contact-windows')).status).toBe(200);
    expect(await held()).toBe(most);
    await unlock();
    expect((await asked).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('X-05 count until their statements end, also when their caller left', async () => {
    const [heavy, bystander] = [await app.agent(), await app.agent()];
    await lock();
    const leaveAtOnce = async (agent: Agent) => {
      const gone = new AbortController();
      const asked = Array.from({ length: MOST }, () =>
        fetch(`${app.url}/api/user/stats`, { headers: { cookie: agent.cookie }, signal: gone.signal }),
      );
      await untilHeld(MOST);
      gone.abort();
      await Promise.allSettled(asked);
    };
    await leaveAtOnce(heavy);
    const later = many(20, () => heavy.get('/api/user/stats'));
    for (let at = 0; at < 10; at += 1) expect((await bystander.get('/api/user/contact-windows')).status).toBe(200);
    expect(await held()).toBe(MOST);
    await unlock();
    expect((await later).map(({ status }) => status)).toEqual(Array(20).fill(200));
  });

  it('X-05 are refused with 429 when too many wait, but not the health check', async () => {
    const heavy = await app.agent();
    await lock();
    const waiting = REQUEST_CAPS.requestsWaiting.most;
    const asked = Array.from({ length: MOST + waiting + 1 }, () => heavy.get<{ code: string }>('/api/user/stats'));
    await untilHeld(MOST);
    // Once one was refused, all the others wait.
    await new Promise<void>((resolve) => {
      for (const one of asked) void one.then(({ status }) => status === 429 && resolve());
    });
    expect((await heavy.get('/api/health/ready')).status).toBe(200);
    await unlock();
    const refused = (await Promise.all(asked)).filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests_at_once', message: expect.stringContaining('wait a few seconds') },
    });
    expect(refused[0]?.headers.get('retry-after')).toBe('5');
  });

  it.each([
    ['GET', '/api/health/ready', 200],
    ['POST', '/api/login', 401],
    ['POST', '/api/register', 400],
    ['POST', '/api/ai/improve-email', 400],
    ['POST', '/api/logout', 204],
  ])('X-05 %s %s needs no turn: %d while every turn of the account is taken', async (method, path, status) => {
    const heavy = await app.agent();
    const { cookie } = heavy;
    await lock();
    const asked = many(MOST, () => heavy.get('/api/user/stats'));
    await untilHeld(MOST);
    const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const body = path === '/api/login' ? '{"username":"nobody","password":"wrong-password"}' : '{}';
    const answer = await fetch(`${app.url}${path}`, { method, headers, ...(method === 'POST' && { body }) });
    expect(answer.status).toBe(status);
    await unlock();
    await asked;
  });

  it('X-05 of several accounts that take every connection make the others 503 with Retry-After, not 500', async () => {
    const heavy = [await app.agent(), await app.agent()];
    const bystander = await app.agent();
    await lock();
    const asked = heavy.map((agent) => many(MOST, () => agent.get('/api/user/stats')));
    await untilHeld(2 * MOST);
    const busy = await bystander.get('/api/user/contact-windows');
    expect(busy).toMatchObject({
      status: 503,
      body: { code: 'server_busy', message: expect.stringContaining('Nothing was changed'), errors: [] },
    });
    expect(busy.headers.get('retry-after')).toBe('5');
    await unlock();
    for (const answers of await Promise.all(asked)) expect(answers.map(({ status }) => status)).toEqual(Array(MOST).fill(200));
  });
});
