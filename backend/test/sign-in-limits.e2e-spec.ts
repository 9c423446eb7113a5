import type { Answer } from './support/agent.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const PER_ACCOUNT = 10;
const PER_ADDRESS = 50;

interface Problem {
  code: string;
}

describe('limits of signing in', () => {
  let app: TestApp;

  beforeEach(async () => {
    app = await startTestApp({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'true' } });
  });

  afterEach(() => app.close());

  /** Every address is somebody else's computer. */
  function signIn(username: string, password: string, address = '203.0.113.1'): Promise<Answer<Problem>> {
    const headers = { 'x-forwarded-for': address };
    return app.anonymous().post<Problem>('/api/login', { username, password }, headers);
  }

  async function failures(count: number, username: (n: number) => string, address?: (n: number) => string): Promise<number[]> {
    const tries = Array.from({ length: count }, (_, n) => signIn(username(n), 'wrong', address?.(n)));
    return (await Promise.all(tries)).map(({ status }) => status);
  }

  const counted = (statuses: number[], status: number): number => statuses.filter((one) => one === status).length;

  it('A-10 refuses an account after ten failures, wherever they come from, even all at once', async () => {
    const { account } = await app.agent();
    const name = account?.username ?? '';
    const statuses = await failures(25, () => name, (n) => `203.0.113.${n}`);
    expect(counted(statuses, 401)).toBe(PER_ACCOUNT);
    expect(counted(statuses, 429)).toBe(25 - PER_ACCOUNT);
    const { status, headers, body } = await signIn(name.toUpperCase(), 'touchdown', '203.0.113.200');
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'too_many_requests' });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
  });

  it('A-10 refuses an address after fifty failures, whatever names it tries, and no other address', async () => {
    const { account } = await app.agent();
    const statuses = await failures(60, (n) => `guess${n}`);
    expect(counted(statuses, 401)).toBe(PER_ADDRESS);
    expect((await signIn(account?.username ?? '', 'touchdown')).status).toBe(429);
    expect((await signIn(account?.username ?? '', 'touchdown', '203.0.113.2')).status).toBe(200);
  });

  it('A-10 forgets the failures of an account that signs in, and never counts successes', async () => {
    const { account } = await app.agent();
    const name = account?.username ?? '';
    await failures(PER_ACCOUNT - 1, () => name);
    expect((await signIn(name, 'touchdown')).status).toBe(200);
    await failures(PER_ACCOUNT - 1, () => name);
    for (let n = 0; n < PER_ADDRESS; n += 1) expect((await signIn(name, 'touchdown')).status).toBe(200);
  });

  it('A-10 is shared by all servers of one database', async () => {
    const { account } = await app.agent();
    const name = account?.username ?? '';
    await failures(PER_ACCOUNT, () => name);
    const other = await startTestApp({ on: app, env: { RATE_LIMITS: 'on' } });
    const { status } = await other.anonymous().post('/api/login', { username: name, password: 'touchdown' });
    expect(status).toBe(429);
    await other.close();
  });
});
