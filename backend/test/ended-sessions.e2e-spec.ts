import { Client } from 'pg';

import type { Agent, Answer } from './support/agent.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

describe('a session that ends while one of its requests is under way', () => {
  let app: TestApp;
  let locker: Client;

  beforeAll(async () => {
    app = await startTestApp();
    locker = new Client({ connectionString: app.database.url });
    await locker.connect();
  });

  afterEach(() => locker.query('rollback'));

  afterAll(async () => {
    await locker.end();
    await app.close();
  });

  /** A request that waits for the lock below, in a session that is to be prolonged when it is answered. */
  async function underWay(agent: Agent): Promise<Promise<Answer<unknown>>[]> {
    await app.source.query(`update http_sessions set sess = jsonb_set(sess::jsonb, '{renewedAt}', '0')::json`);
    await locker.query('begin; lock table favorites in access exclusive mode');
    const answer = agent.get('/api/user/favorites');
    const waiting = `select 1 from pg_locks where not granted and relation = 'favorites'::regclass
      and database = (select oid from pg_database where datname = current_database())`;
    while ((await app.source.query<unknown[]>(waiting)).length === 0) await pause(20);
    // In a list: a promise of a promise would wait for both.
    return [answer];
  }

  async function answered([answer]: Promise<Answer<unknown>>[]): Promise<void> {
    await locker.query('rollback');
    expect((await answer)?.status).toBe(200);
  }

  const signIn = async ({ account }: Agent): Promise<Agent> => {
    const browser = app.anonymous();
    expect((await browser.post('/api/login', { username: account?.username, password: account?.password })).status).toBe(200);
    return browser;
  };

  it('A-08 A-09 stays ended after its sign-out', async () => {
    const athlete = await app.agent();
    const { cookie } = athlete;
    const waiting = await underWay(athlete);
    expect((await athlete.post('/api/logout', {}, { cookie })).status).toBe(204);
    await answered(waiting);
    expect((await app.anonymous().get('/api/user', { cookie })).status).toBe(401);
  });

  it('U-01 stays ended after another device chose a new password', async () => {
    const athlete = await app.agent();
    const phone = await signIn(athlete);
    const waiting = await underWay(phone);
    const change = { currentPassword: 'touchdown', newPassword: 'field goal' };
    expect((await athlete.put('/api/user/password', change)).status).toBe(204);
    await answered(waiting);
    expect((await phone.get('/api/user')).status).toBe(401);
    expect((await athlete.get('/api/user')).status).toBe(200);
  });

  it('U-01 stays ended after another device ended it', async () => {
    const athlete = await app.agent();
    const phone = await signIn(athlete);
    const waiting = await underWay(phone);
    expect((await athlete.post('/api/user/sessions/end-others')).status).toBeLessThan(300);
    await answered(waiting);
    expect((await phone.get('/api/user')).status).toBe(401);
    const listed = await athlete.get<{ isCurrent: boolean }[]>('/api/user/sessions');
    expect(listed.body.map(({ isCurrent }) => isCurrent)).toEqual([true]);
  });

  it('A-09 writes nothing after a sign-in, until ten minutes have gone', async () => {
    const athlete = await app.agent();
    const rows = () => app.source.query<{ version: string }[]>('select xmin::text as version, sid from http_sessions order by sid');
    const before = await rows();
    expect((await athlete.get('/api/user')).headers.get('set-cookie')).toBeNull();
    expect(await rows()).toEqual(before);
  });
});
