import type { Agent } from './support/agent.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const BEHIND_PROXY = { TRUST_PROXY: 'true', PUBLIC_URL: 'http://recruit.test' };

describe('requests that change state from other sites', () => {
  let plain: TestApp;
  let proxied: TestApp;

  beforeAll(async () => {
    plain = await startTestApp();
    proxied = await startTestApp({ env: BEHIND_PROXY });
  });

  afterAll(async () => {
    await plain.close();
    await proxied.close();
  });

  /** The status of a request with a session that would answer 204 from the app's own pages. */
  async function statusOf(app: TestApp, headers: Record<string, string>, agent?: Agent): Promise<number> {
    const own = agent ?? (await app.agent());
    const { status } = await own.delete('/api/user/favorites/1', { 'sec-fetch-site': '', ...headers });
    return status;
  }

  it.each(['same-origin', 'none'])('A-11 come from here with Sec-Fetch-Site: %s', async (site) => {
    expect(await statusOf(plain, { 'sec-fetch-site': site })).toBe(204);
  });

  it.each(['cross-site', 'same-site', 'unheard-of'])('A-11 are refused with Sec-Fetch-Site: %s', async (site) => {
    expect(await statusOf(plain, { 'sec-fetch-site': site, origin: plain.url })).toBe(403);
  });

  it('A-11 come from here when the Origin is the Host or the public address', async () => {
    expect(await statusOf(plain, { origin: plain.url })).toBe(204);
    expect(await statusOf(proxied, { origin: 'http://recruit.test' })).toBe(204);
    expect(await statusOf(proxied, { origin: 'https://recruit.test' })).toBe(204);
  });

  it.each(['https://evil.test', 'null', '', 'http://127.0.0.1:1', 'http://recruit.test.evil.test', 'not an origin'])(
    'A-11 are refused with the Origin "%s" and a session',
    async (origin) => {
      expect(await statusOf(plain, { origin })).toBe(403);
    },
  );

  it('A-11 believe a forwarded Host only from a proxy that is trusted', async () => {
    const forwarded = { origin: 'https://192.0.2.7', 'x-forwarded-host': 'inner.test, 192.0.2.7' };
    expect(await statusOf(proxied, forwarded)).toBe(204);
    expect(await statusOf(plain, forwarded)).toBe(403);
    const foreign = { origin: 'https://evil.test', 'x-forwarded-host': 'evil.test' };
    expect(await statusOf(proxied, foreign)).toBe(421);
    expect(await statusOf(plain, foreign)).toBe(403);
  });

  it('A-11 are refused before anything is read or changed, as a problem', async () => {
    const agent = await plain.agent();
    const { status, body } = await agent.post('/api/logout', {}, { 'sec-fetch-site': 'cross-site' });
    expect({ status, code: body['code'] }).toEqual({ status: 403, code: 'cross_site' });
    expect((await agent.get('/api/user')).status).toBe(200);
  });

  it('A-11 cannot sign a visitor in as somebody else', async () => {
    const { account } = await plain.agent();
    const { status } = await plain
      .anonymous()
      .post('/api/login', { username: account?.username, password: 'touchdown' }, { 'sec-fetch-site': 'cross-site' });
    expect(status).toBe(403);
  });

  it('A-11 are not what a program without a session sends', async () => {
    const { account } = await plain.agent();
    const { status } = await plain
      .anonymous()
      .post('/api/login', { username: account?.username, password: 'touchdown' }, { 'sec-fetch-site': '' });
    expect(status).toBe(200);
  });

  it('A-11 are not what a link does: reading is free', async () => {
    const agent = await plain.agent();
    expect((await agent.get('/api/user', { 'sec-fetch-site': 'cross-site' })).status).toBe(200);
  });

  it('A-11 let mail programs and uploads through, which carry proofs of their own', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    for (const path of ['/api/unsubscribe/token', '/api/uploads/token']) {
      const { status } = await plain.anonymous().post(path, {}, headers);
      expect({ path, status }).toEqual({ path, status: 404 });
    }
    expect((await plain.anonymous().post('/api/user/unsubscribe/token', {}, headers)).status).toBe(403);
  });
});
