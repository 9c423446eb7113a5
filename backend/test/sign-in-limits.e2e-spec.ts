import { Clock } from '../src/shared-kernel/clock.js';
import { Agent, type Answer } from './support/agent.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const FREE_FAILURES = 4;
const PER_ACCOUNT = 100;
const ACCOUNTS_PER_ADDRESS = 50;
const SCHOOL = '203.0.113.1';

interface Problem {
  code: string;
  message: string;
  retryAfterSeconds: number;
}

interface FailedSignIns {
  limits: object;
  lines: { username: string | null; address: string; failures: number; waitsUntil: string | null }[];
}

describe('limits of signing in', () => {
  let app: TestApp;
  /** The servers' time, which passes only here: a slow machine would wait the waits out. */
  let now: Date;

  async function start(on?: TestApp): Promise<TestApp> {
    const started = await startTestApp({ on, env: { RATE_LIMITS: 'on', TRUST_PROXY: 'true' } });
    jest.spyOn(started.app.get(Clock, { strict: false }), 'now').mockImplementation(() => now);
    return started;
  }

  beforeEach(async () => {
    now = new Date();
    app = await start();
  });

  afterEach(() => app.close());

  /** Every address is somebody else's network, and every call without an agent a device that was never seen. */
  function signIn(username: string, password: string, address = SCHOOL, agent = app.anonymous()): Promise<Answer<Problem>> {
    return agent.post<Problem>('/api/login', { username, password }, { 'x-forwarded-for': address });
  }

  async function failures(count: number, username: (n: number) => string, address?: (n: number) => string): Promise<number[]> {
    const tries = Array.from({ length: count }, (_, n) => signIn(username(n), 'wrong', address?.(n)));
    return (await Promise.all(tries)).map(({ status }) => status);
  }

  const counted = (statuses: number[], status: number): number => statuses.filter((one) => one === status).length;

  /** An account whose device was lost: nothing here is known to the server. */
  async function stranger(): Promise<string> {
    return (await app.agent()).account?.username ?? '';
  }

  function letPass(seconds: number): void {
    now = new Date(now.getTime() + seconds * 1000);
  }

  it('A-10 an address waits ever longer for one account, also when it guesses all at once', async () => {
    const name = await stranger();
    const statuses = await failures(25, () => name);
    expect([counted(statuses, 401), counted(statuses, 429)]).toEqual([FREE_FAILURES + 1, 20]);
    for (const [wait, words] of [
      [15, '15 seconds'],
      [30, '30 seconds'],
      [60, '1 minute'],
      [120, '2 minutes'],
    ] as const) {
      const { status, headers, body } = await signIn(name.toUpperCase(), 'touchdown');
      expect([status, body.code]).toEqual([429, 'too_many_sign_ins']);
      expect([body.retryAfterSeconds, headers.get('retry-after')]).toEqual([wait, String(wait)]);
      expect(body.message).toBe(`Too many failed sign-ins. Try again in ${words}.`);
      letPass(wait);
      expect((await signIn(name, 'wrong')).status).toBe(401);
    }
  });

  it('A-10 a name in letters that the database takes for the same is the same account', async () => {
    const account = { username: 'Phillip.Vinicio', email: 'phillip@recruit.test', password: 'touchdown' };
    expect((await app.anonymous().post('/api/register', account)).status).toBe(201);
    expect((await signIn('phİllİp.vİnİcİo', 'touchdown', '203.0.113.7')).status).toBe(200);
    const names = ['phillip.vinicio', 'phİllip.vinicio', 'phillİp.vinicio', 'phillip.vİnicio', 'phillip.vinİcio', 'phillip.vinicİo'];
    const statuses = await failures(18, (n) => names[n % names.length] ?? '');
    expect([counted(statuses, 401), counted(statuses, 429)]).toEqual([FREE_FAILURES + 1, 13]);
  });

  it('A-10 the wait is of one account at one address: neither holds up another', async () => {
    const name = await stranger();
    const other = await stranger();
    await failures(25, () => name);
    expect((await signIn(name, 'touchdown')).status).toBe(429);
    expect((await signIn(other, 'touchdown')).status).toBe(200);
    expect((await signIn(name, 'touchdown', '203.0.113.2')).status).toBe(200);
  });

  it('A-10 forgets the failures of an account that signs in, and never counts successes', async () => {
    const name = await stranger();
    for (let round = 0; round < 3; round += 1) {
      expect(counted(await failures(FREE_FAILURES, () => name), 401)).toBe(FREE_FAILURES);
      expect((await signIn(name, 'touchdown')).status).toBe(200);
    }
    for (let n = 0; n < PER_ACCOUNT + 5; n += 1) expect((await signIn(name, 'touchdown')).status).toBe(200);
  });

  it('A-10 takes 100 failures an hour for one account from all over the world, and says what helps', async () => {
    const name = await stranger();
    const statuses = await failures(
      130,
      () => name,
      (n) => `198.51.100.${n}`,
    );
    expect([counted(statuses, 401), counted(statuses, 429)]).toEqual([PER_ACCOUNT, 30]);
    const { status, headers, body } = await signIn(name, 'touchdown', '192.0.2.9');
    expect([status, body.code]).toEqual([429, 'too_many_sign_ins']);
    expect(body.message).toMatch(/^Too many failed sign-ins for this account\. Try again in \d+ minutes, or use a device/);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(3600);
    expect((await signIn(await stranger(), 'touchdown', '192.0.2.9')).status).toBe(200);
  });

  it('A-10 a device where somebody signed in before is never locked by the failures of others', async () => {
    const owner = await app.agent();
    const name = owner.account?.username ?? '';
    await failures(
      PER_ACCOUNT,
      () => name,
      (n) => `198.51.100.${n}`,
    );
    await failures(60, (n) => `guess${n}`);
    await failures(10, () => name);
    expect((await signIn(name, 'touchdown')).status).toBe(429);
    expect((await signIn(name, 'touchdown', SCHOOL, owner)).status).toBe(200);
  });

  it('A-10 a known device waits for its own failures, and they lock nobody else', async () => {
    const device = await app.agent();
    const name = device.account?.username ?? '';
    for (let n = 0; n <= FREE_FAILURES; n += 1) expect((await signIn(name, 'wrong', `198.51.100.${n}`, device)).status).toBe(401);
    expect((await signIn(name, 'touchdown', '198.51.100.99', device)).status).toBe(429);
    expect((await signIn(name, 'touchdown')).status).toBe(200);
  });

  it('A-10 a device is known for the accounts that signed in on it, and for no other', async () => {
    const shared = await app.agent();
    const first = shared.account?.username ?? '';
    const second = await stranger();
    expect((await signIn(second, 'touchdown', SCHOOL, shared)).status).toBe(200);
    const victim = await stranger();
    for (const name of [first, second, victim])
      await failures(
        PER_ACCOUNT,
        () => name,
        (n) => `198.51.100.${n}`,
      );
    expect((await signIn(first, 'touchdown', SCHOOL, shared)).status).toBe(200);
    expect((await signIn(second, 'touchdown', SCHOOL, shared)).status).toBe(200);
    expect((await signIn(victim, 'touchdown', SCHOOL, shared)).status).toBe(429);
  });

  it('A-10 the cookie of a device cannot be made, changed or read by a script', async () => {
    const owner = await app.agent();
    const name = owner.account?.username ?? '';
    const { headers } = await signIn(name, 'touchdown');
    const line = headers.getSetCookie().find((one) => one.startsWith('recruit.device=')) ?? '';
    expect(line).toMatch(/; Max-Age=31536000;.*; HttpOnly; SameSite=Lax$/);
    expect(line).not.toContain(name);
    await failures(
      PER_ACCOUNT,
      () => name,
      (n) => `198.51.100.${n}`,
    );
    const cookie = line.split(';')[0] ?? '';
    const [account = '', id = '', at = '', signature = ''] = cookie.slice('recruit.device='.length).split('.');
    const forged = [
      [account, id, String(Number(at) + 1), signature],
      [account, `${id}x`, at, signature],
      [account, id, at, 'x'.repeat(43)],
    ];
    for (const parts of forged) {
      const answer = await new Agent(app.url).post(
        '/api/login',
        { username: name, password: 'touchdown' },
        { cookie: `recruit.device=${parts.join('.')}` },
      );
      expect(answer.status).toBe(429);
    }
    const right = await new Agent(app.url).post('/api/login', { username: name, password: 'touchdown' }, { cookie });
    expect(right.status).toBe(200);
  });

  it('A-10 the cookie is Secure where the public address has TLS', async () => {
    const secure = await startTestApp({ on: app, env: { PUBLIC_URL: 'https://recruit.test', TRUST_PROXY: 'true' } });
    const { headers } = await secure
      .anonymous()
      .post('/api/login', { username: 'admin', password: 'admin-password' }, { 'x-forwarded-proto': 'https' });
    expect(headers.getSetCookie().find((one) => one.startsWith('recruit.device='))).toMatch(/; Secure;/);
    await secure.close();
  });

  it('A-10 an address may fail for fifty accounts in an hour, and no other address is held up', async () => {
    const name = await stranger();
    const statuses = await failures(60, (n) => `guess${n}`);
    expect([counted(statuses, 401), counted(statuses, 429)]).toEqual([ACCOUNTS_PER_ADDRESS, 10]);
    const { status, body } = await signIn(name, 'touchdown');
    expect([status, body.message]).toEqual([429, expect.stringMatching(/^Too many accounts had failed sign-ins on your network\./)]);
    expect((await signIn(name, 'touchdown', '203.0.113.2')).status).toBe(200);
    letPass(3600);
    expect((await signIn(name, 'touchdown')).status).toBe(200);
  });

  it('A-10 one account that fails without end uses up nothing of its school, nor do pupils who mistype and get in', async () => {
    const bad = await stranger();
    await failures(80, () => bad);
    const pupils = await Promise.all(Array.from({ length: ACCOUNTS_PER_ADDRESS + 5 }, () => stranger()));
    for (const pupil of pupils) {
      expect((await signIn(pupil, 'wrong')).status).toBe(401);
      expect((await signIn(pupil, 'touchdown')).status).toBe(200);
    }
    expect((await signIn(await stranger(), 'touchdown')).status).toBe(200);
  });

  it('A-10 a name that no account has meets the same limits in the same words', async () => {
    const name = await stranger();
    const wordsOf = async (username: string) => {
      await failures(FREE_FAILURES + 1, () => username);
      const { status, body } = await signIn(username, 'touchdown');
      return { status, code: body.code, message: body.message };
    };
    expect(await wordsOf(name)).toEqual(await wordsOf('nobody-has-this-name'));
  });

  it('A-10 O-03 admins see who was tried and from where, shortened, and never what was typed for a name', async () => {
    const athlete = await app.agent();
    const name = athlete.account?.username ?? '';
    await failures(FREE_FAILURES + 2, () => name);
    await failures(
      1,
      () => 'my-secret-password',
      () => '2001:db8:7:8::1',
    );
    await failures(
      PER_ACCOUNT + 5,
      () => 'admin',
      (n) => `198.51.100.${n}`,
    );
    // Their own device is not held up by the failures of others.
    const admin = app.anonymous();
    expect((await signIn('admin', 'admin-password', '192.0.2.1', admin)).status).toBe(429);
    await app.source.query('delete from rate_limits');
    expect((await signIn('admin', 'admin-password', '192.0.2.1', admin)).status).toBe(200);
    await failures(
      PER_ACCOUNT + 5,
      () => 'admin',
      (n) => `198.51.101.${n}`,
    );
    const { status, body } = await admin.get<FailedSignIns>('/api/admin/operations/sign-ins');
    expect(status).toBe(200);
    const counts = { freeFailures: FREE_FAILURES, failuresPerAccount: PER_ACCOUNT, accountsPerAddress: ACCOUNTS_PER_ADDRESS };
    expect(body.limits).toEqual({ isOn: true, maxWaitSeconds: 900, ...counts });
    expect(body).toMatchObject({ accounts: 3, waiting: 1, fullAccounts: 1 });
    const line = (username: string | null, address: string) =>
      body.lines.find((one) => one.username === username && one.address === address);
    expect(body.lines).toHaveLength(4);
    expect(line(name, '203.0.113.x')).toMatchObject({ failures: 5, isKnownDevice: false, isAccountFull: false });
    expect(line(name, '203.0.113.x')?.waitsUntil).toBe(new Date(now.getTime() + 15_000).toISOString());
    expect(line(null, '2001:db8:7:…')).toMatchObject({ failures: 1, waitsUntil: null });
    for (const address of ['198.51.100.x', '198.51.101.x']) {
      expect(line('admin', address)).toMatchObject({ waitsUntil: null, isAccountFull: true });
      expect(line('admin', address)?.failures).toBeGreaterThanOrEqual(PER_ACCOUNT);
    }
    const kept = JSON.stringify([body, await app.source.query('select * from failed_sign_ins')]);
    expect(kept).not.toMatch(/my-secret|203\.0\.113\.1\b|db8:7:8/);
    expect((await athlete.get('/api/admin/operations/sign-ins')).status).toBe(403);
  });

  it('A-10 is shared by all servers of one database', async () => {
    const name = await stranger();
    await failures(FREE_FAILURES + 1, () => name);
    const other = await start(app);
    const { status } = await other.anonymous().post('/api/login', { username: name, password: 'touchdown' }, { 'x-forwarded-for': SCHOOL });
    expect(status).toBe(429);
    await other.close();
  });
});
