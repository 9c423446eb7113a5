import { ROUTE_ROWS } from '../permissions/route-rows.js';
import { until } from '../imports/until.js';
import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

interface Problem {
  code: string;
  errors: { field: string }[];
}

interface Me {
  id: string;
  birthdate: string | null;
  deletionDueAt: string | null;
}

const DAY_MS = 24 * 3600_000;
const NOBODYS_ID = '00000000-0000-7000-8000-00000000dead';
const ELEVEN = new Date(Date.now() - 11 * 365.25 * DAY_MS).toISOString().slice(0, 10);
/** What an account that stands still still answers, and by PUT or DELETE nothing else. */
const ANSWERED = [
  'GET /api/user',
  'PUT /api/user/password',
  'GET /api/user/delete-account',
  'GET /api/user/security',
  'POST /api/user/confirm/options',
  'POST /api/user/delete-account',
  'POST /api/user/under-13',
  'GET /api/user/export',
  'POST /api/user/export',
  'GET /api/user/export/file',
];

describe('a birth date under 13 in the profile', () => {
  let app: TestApp;
  let athlete: Agent;

  beforeAll(async () => {
    app = await startTestApp();
  });

  beforeEach(async () => {
    athlete = await app.agent();
    await athlete.put('/api/user', { birthdate: '2009-03-14', firstName: 'Maya' });
  });

  afterAll(() => app.close());

  const me = async () => (await athlete.get<Me>('/api/user')).body;
  const confirm = (birthdate: unknown) => athlete.post<Problem & { deletionDueAt: string }>('/api/user/under-13', { birthdate });
  const shared = async (link: string) => (await app.anonymous().get(link.replace(/^.*\/p\//, '/api/shared-profiles/'))).status;

  it('U-06 A-12 is refused with 422 under_13 beside the field, and nothing is stored or stopped', async () => {
    const { status, body } = await athlete.put<Problem>('/api/user', { birthdate: ELEVEN, city: 'Austin' });
    expect([status, body.code, body.errors[0]?.field]).toEqual([422, 'under_13', 'birthdate']);
    expect(await me()).toMatchObject({ birthdate: '2009-03-14', city: null, deletionDueAt: null });
  });

  it.each(['2009-03-14', '2009-02-30', ''])('U-06 only a birth date under 13 can be confirmed as one, not %p', async (date) => {
    const { status, body } = await confirm(date);
    expect([status, body.code]).toEqual([409, 'not_under_13']);
    expect((await me()).deletionDueAt).toBeNull();
  });

  it.each([20140314, null, undefined, '2014-03-14T00:00:00Z'])('U-06 %p is no date to confirm', async (date) => {
    expect((await confirm(date)).status).toBe(400);
    expect((await me()).deletionDueAt).toBeNull();
  });

  it('U-06 confirmed, the account is deleted in 7 days, its page is off, and no date under 13 is in the database', async () => {
    const { body: share } = await athlete.put<{ link: string }>('/api/user/share', { enabled: true });
    expect(await shared(share.link)).toBe(200);
    const { status, body } = await confirm(ELEVEN);
    expect(status).toBe(200);
    const days = (Date.parse(body.deletionDueAt) - Date.now()) / DAY_MS;
    expect([days > 6.99, days <= 7]).toEqual([true, true]);
    expect(await me()).toMatchObject({ deletionDueAt: body.deletionDueAt, birthdate: '2009-03-14' });
    expect(await shared(share.link)).toBe(404);
    await app.source.query('update profile_shares set enabled = true');
    expect(await shared(share.link)).toBe(404);
  });

  it('U-06 from then on, and after another sign-in, every route but those for taking data along and deleting is refused', async () => {
    await confirm(ELEVEN);
    const { username = '', password = '' } = athlete.account ?? {};
    const again = app.anonymous();
    expect((await again.post<Me>('/api/login', { username, password })).body).toMatchObject({ deletionDueAt: expect.any(String) });
    const others = Object.entries(ROUTE_ROWS).filter(
      ([route, { access }]) => ['athlete', 'everybody'].includes(access) && !ANSWERED.includes(route),
    );
    const answers: string[] = [];
    for (const [route] of others) {
      const [method = '', path = ''] = route.split(' ');
      const { status, body } = await again.send<Problem>(method, path.replace(/\{\w+\}/g, NOBODYS_ID), method === 'GET' ? undefined : {});
      answers.push(`${status} ${body.code}`);
    }
    expect(answers).toEqual(others.map(() => '403 account_stopped'));
    expect((await again.get('/api/user/delete-account')).status).toBe(200);
    expect((await again.post('/api/logout')).status).toBe(204);
  });

  it('U-06 the copy of the data can still be made and taken along', async () => {
    await confirm(ELEVEN);
    expect((await athlete.post('/api/user/export')).status).toBe(202);
    await until(async () => (await athlete.get('/api/user/export')).body['state'] === 'ready');
    const { status } = await fetch(`${app.url}/api/user/export/file`, { headers: { cookie: athlete.cookie } });
    expect(status).toBe(200);
  });

  it('U-06 a day that came while nothing worked is made up for at the next start', async () => {
    const web = await startTestApp({ env: { ROLE: 'web' } });
    athlete = await web.agent();
    await confirm(ELEVEN);
    await web.source.query(`update users set deletion_due_at = now() - interval '2 days' where deletion_due_at is not null`);
    expect((await athlete.get('/api/user')).status).toBe(200);
    const worker = await startTestApp({ on: web });
    await until(async () => (await athlete.get('/api/user')).status === 401);
    await worker.close();
    await web.close();
  });

  it('U-06 when the day has come the account goes by itself', async () => {
    await confirm(ELEVEN);
    const { id } = await me();
    await app.source.query(`update users set deletion_due_at = now() - interval '1 minute' where id = $1`, [id]);
    await until(async () => (await app.source.query<unknown[]>('select 1 from users where id = $1', [id])).length === 0);
    expect((await athlete.get('/api/user')).status).toBe(401);
  });
});
