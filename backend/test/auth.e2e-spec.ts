import { PasswordHasher } from '../src/modules/auth/application/ports/password-hasher.js';
import { Agent } from './support/agent.js';
import { startTestApp, type TestApp } from './support/test-app.js';

interface User {
  id: string;
  username: string;
  message: string;
  code: string;
}

describe('accounts and sessions', () => {
  let app: TestApp;
  let count = 0;

  beforeAll(async () => {
    app = await startTestApp();
  });

  afterAll(() => app.close());

  function someone(): { username: string; email: string; password: string } {
    count += 1;
    return { username: `Marcus.${count}`, email: `Marcus.${count}@recruit.test`, password: 'touchdown' };
  }

  /** Another browser that got hold of the cookies. */
  function withCookie(cookie: string): { get: (path: string) => Promise<{ status: number }> } {
    return { get: (path) => new Agent(app.url).get(path, { cookie }) };
  }

  describe('sign-up', () => {
    it('A-03 creates the account, signs in and answers the user without secrets', async () => {
      const account = someone();
      const agent = app.anonymous();
      const { status, body } = await agent.post<User>('/api/register', account);
      expect(status).toBe(201);
      expect(body).toMatchObject({
        username: account.username,
        email: account.email,
        isAdmin: false,
        emailVerified: false,
        guardianName: null,
        mustChangePassword: false,
        gmailConnected: false,
        firstName: null,
        stats: {
          emailsSentCount: 0,
          emailsSentByHandCount: 0,
          emailsOpenedCount: 0,
          emailsRepliedCount: 0,
          activeCampaignsCount: 0,
          games: [],
        },
      });
      expect(JSON.stringify(body)).not.toMatch(/"password|passwordHash|password_hash|argon2|touchdown/i);
      expect((await agent.get('/api/user')).body).toEqual(body);
    });

    it.each([
      ['a password of five characters', { password: '12345' }, 'Password must be at least 6 characters'],
      ['an address that is none', { email: 'marcus' }, 'Please enter a valid email address.'],
      ['no name', { username: '' }, 'All fields are required.'],
      ['a name of spaces', { username: '   ' }, 'A username must not start or end with a space.'],
      ['a name of two lines', { username: 'a\nb' }, 'A username is one line.'],
      ['no address', { email: undefined }, 'All fields are required.'],
      ['no password', { password: undefined }, 'All fields are required.'],
      ['a name of 65 characters', { username: 'x'.repeat(65) }, 'A username has at most 64 characters.'],
      ['a password that takes long to hash', { password: 'x'.repeat(1025) }, 'A password has at most 1024 characters.'],
    ])('A-06 refuses %s', async (_what, wrong, message) => {
      const { status, body } = await app.anonymous().post<User>('/api/register', { ...someone(), ...wrong });
      expect({ status, message: body.message }).toEqual({ status: 400, message });
    });

    it('A-06 takes a username and an address once, whatever their case', async () => {
      const account = someone();
      await app.anonymous().post('/api/register', account);
      const again = { ...someone(), username: account.username.toUpperCase() };
      const same = { ...someone(), email: account.email.toLowerCase() };
      expect(await app.anonymous().post('/api/register', again)).toMatchObject({
        status: 409,
        body: { code: 'username_taken', errors: [{ field: 'username' }] },
      });
      expect(await app.anonymous().post('/api/register', same)).toMatchObject({
        status: 409,
        body: { code: 'email_taken', errors: [{ field: 'email' }] },
      });
    });

    it('A-06 lets one of several win who ask for a name at once', async () => {
      const { username } = someone();
      const tries = [1, 2, 3, 4].map((n) =>
        app.anonymous().post('/api/register', { username, email: `race${n}-${username}@recruit.test`, password: 'touchdown' }),
      );
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      expect(statuses.sort()).toEqual([201, 409, 409, 409]);
    });

    it('A-10 stores the password as argon2id only', async () => {
      const { account } = await app.agent();
      const sql = 'select to_json(u)::text as row, password_hash as hash from users u where username = $1';
      const [stored] = await app.source.query<{ row: string; hash: string }[]>(sql, [account?.username]);
      expect(stored?.hash).toMatch(/^\$argon2id\$/);
      expect(stored?.row).not.toContain('touchdown');
    });
  });

  describe('sign-in', () => {
    it('A-03 answers the user, whatever the case of the name', async () => {
      const { account } = await app.agent();
      const agent = app.anonymous();
      const sent = { username: account?.username.toUpperCase(), password: 'touchdown' };
      const { status, body } = await agent.post<User>('/api/login', sent);
      expect({ status, username: body.username }).toEqual({ status: 200, username: account?.username });
      expect((await agent.get('/api/user')).status).toBe(200);
    });

    it.each([
      ['a wrong password', { password: 'Touchdown' }],
      ['a name that nobody has', { username: 'nobody' }],
    ])('A-03 answers 401 with the same words for %s', async (_what, wrong) => {
      const { account } = await app.agent();
      const sent = { username: account?.username, password: 'touchdown', ...wrong };
      const { status, body } = await app.anonymous().post<User>('/api/login', sent);
      expect({ status, message: body.message }).toEqual({ status: 401, message: 'Invalid credentials' });
    });

    it('A-10 does the same work for a wrong name as for a wrong password', async () => {
      const { account } = await app.agent();
      const verify = jest.spyOn(app.app.get(PasswordHasher, { strict: false }), 'verify');
      for (const username of ['nobody-at-all', account?.username]) {
        await app.anonymous().post('/api/login', { username, password: 'not-this-one' });
      }
      expect(verify.mock.calls).toEqual([
        [undefined, 'not-this-one'],
        [expect.stringContaining('argon2id'), 'not-this-one'],
      ]);
      verify.mockRestore();
    });

    it('A-07 leads a browser from GET /api/login to the sign-in screen', async () => {
      const { status, headers } = await app.anonymous().get('/api/login');
      expect({ status, location: headers.get('location') }).toEqual({ status: 302, location: '/' });
    });
  });

  describe('sessions', () => {
    it('A-09 keep their id from scripts and other sites', async () => {
      const { headers } = await app.anonymous().post('/api/register', someone());
      const cookie = headers.getSetCookie().find((line) => line.startsWith('recruit.sid=')) ?? '';
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).toMatch(/; SameSite=Lax/);
      expect(cookie).not.toMatch(/; Secure/);
    });

    it('A-09 travel over TLS only where the public address has it, behind any proxy', async () => {
      const secure = await startTestApp({ env: { PUBLIC_URL: 'https://recruit.test' } });
      const { headers } = await secure.anonymous().post('/api/register', someone(), { 'x-forwarded-proto': 'https' });
      expect(headers.getSetCookie().filter((line) => line.startsWith('recruit.'))).toHaveLength(2);
      for (const line of headers.getSetCookie()) expect(line).toMatch(/; Secure/);
      await secure.close();
    });

    it('A-09 are not made for somebody who only looks', async () => {
      const { headers } = await app.anonymous().get('/api/health/live');
      expect(headers.get('set-cookie')).toBeNull();
    });

    it('A-09 get a new id at sign-in, and the old one is worth nothing', async () => {
      const agent = await app.agent();
      const planted = agent.cookie;
      await agent.post('/api/login', { username: agent.account?.username, password: 'touchdown' });
      expect(agent.cookie).not.toBe(planted);
      expect((await agent.get('/api/user')).status).toBe(200);
      expect((await withCookie(planted).get('/api/user')).status).toBe(401);
    });

    it('A-09 end on the server with the sign-out', async () => {
      const agent = await app.agent();
      const { cookie } = agent;
      expect((await agent.post('/api/logout')).status).toBe(204);
      expect((await agent.get('/api/user')).status).toBe(401);
      expect((await withCookie(cookie).get('/api/user')).status).toBe(401);
    });

    it('A-08 can be ended twice, and by somebody who has none', async () => {
      expect((await app.anonymous().post('/api/logout')).status).toBe(204);
    });

    it('A-09 outlive a restart of the server', async () => {
      const { cookie } = await app.agent();
      const next = await startTestApp({ on: app });
      const { status } = await next.anonymous().get('/api/user', { cookie });
      expect(status).toBe(200);
      await next.close();
    });

    it('A-09 are nobody’s when somebody changes the cookie', async () => {
      const { cookie } = await app.agent();
      expect((await withCookie(`${cookie}x`).get('/api/user')).status).toBe(401);
      expect((await withCookie('recruit.sid=s%3Aguess.guess').get('/api/user')).status).toBe(401);
    });

    it('A-09 end when they expire, and are prolonged by use', async () => {
      const agent = await app.agent();
      const { body } = await agent.get<User>('/api/user');
      const mine = `where sess #>> '{passport,user}' = '${body.id}'`;
      const daysLeft = async () => {
        const sql = `select extract(day from max(expire) - now())::int as days from http_sessions ${mine}`;
        return (await app.source.query<{ days: number }[]>(sql))[0]?.days;
      };
      await app.source.query(`update http_sessions set expire = now() + interval '1 day',
        sess = jsonb_set(sess::jsonb, '{renewedAt}', '0')::json ${mine}`);
      await agent.get('/api/user');
      expect(await daysLeft()).toBeGreaterThan(28);
      await app.source.query(`update http_sessions set expire = now() - interval '1 second' ${mine}`);
      expect((await agent.get('/api/user')).status).toBe(401);
    });

    it('A-09 end with the account', async () => {
      const agent = await app.agent();
      await app.source.query('delete from users where username = $1', [agent.account?.username]);
      expect((await agent.get('/api/user')).status).toBe(401);
    });
  });
});
