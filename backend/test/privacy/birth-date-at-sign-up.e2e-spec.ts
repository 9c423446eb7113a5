import { startSecondProcess } from '../support/second-process.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { columnsWith } from './fill-user.js';

interface Answer {
  code: string;
  errors: { field: string }[];
  birthdate: string | null;
}

/** Everybody is this old, wherever a birthday begins last. */
const LAST_ZONE_MS = 12 * 3600_000;

function yearsAgo(years: number, days = 0): string {
  const day = new Date(Date.now() - LAST_ZONE_MS);
  day.setUTCFullYear(day.getUTCFullYear() - years, day.getUTCMonth(), day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

describe('the birth date at sign-up', () => {
  let app: TestApp;
  let count = 0;

  beforeAll(async () => {
    app = await startTestApp({ env: { RATE_LIMITS: 'on' } });
  });

  afterAll(() => app.close());

  function someone(): { username: string; email: string; password: string } {
    count += 1;
    return { username: `pupil${count}`, email: `pupil${count}@recruit.test`, password: 'touchdown' };
  }

  const rows = async () => {
    const [row] = await app.source.query<{ users: number; limits: number; sessions: number }[]>(
      `select (select count(*)::int from users) as users, (select coalesce(sum(points), 0)::int from rate_limits) as limits,
        (select count(*)::int from http_sessions) as sessions`,
    );
    return row;
  };

  it.each([
    ['13 years ago today', yearsAgo(13)],
    ['15 years ago', yearsAgo(15)],
  ])('U-06 who was born %s gets an account with that birth date', async (_, birthdate) => {
    const agent = app.anonymous();
    const { status, body } = await agent.post<Answer>('/api/register', { ...someone(), birthdate });
    expect([status, body.birthdate]).toEqual([201, birthdate]);
  });

  it('U-06 the day before the 13th birthday is 422 under_13, and nothing is stored', async () => {
    const before = await rows();
    const account = someone();
    const agent = app.anonymous();
    const { status, body } = await agent.post<Answer>('/api/register', { ...account, birthdate: yearsAgo(13, 1) });
    expect([status, body.code]).toEqual([422, 'under_13']);
    expect([await rows(), await columnsWith(app.source, account.username), agent.cookie]).toEqual([before, [], '']);
    expect((await agent.get('/api/user')).status).toBe(401);
  });

  it.each(['2009-02-29', '14.03.2009', '', 20090314, ['2009-03-14'], '2009-03-14T00:00:00Z'])(
    'U-06 %p is no birth date: 400 beside the field, and no account',
    async (birthdate) => {
      const before = await rows();
      const { status, body } = await app.anonymous().post<Answer>('/api/register', { ...someone(), birthdate });
      expect([status, new Set(body.errors.map(({ field }) => field))]).toEqual([400, new Set(['birthdate'])]);
      expect(await rows()).toEqual(before);
    },
  );

  it('U-06 no log line has the date of a child', async () => {
    const server = await startSecondProcess(app, { LOG_LEVEL: 'trace', ROLE: 'web' });
    const account = someone();
    const answer = await fetch(`${server.url}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ ...account, birthdate: yearsAgo(11) }),
    });
    expect(answer.status).toBe(422);
    while (!server.output.includes('"/api/register"')) await new Promise(setImmediate);
    for (const word of [yearsAgo(11), account.username, account.email]) expect(server.output).not.toContain(word);
    await server.stop();
  });
});
