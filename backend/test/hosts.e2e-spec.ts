import { rawRequest } from './support/raw-request.js';
import { startTestApp, type TestApp } from './support/test-app.js';

describe('the name under which a request asks for this server', () => {
  let plain: TestApp;
  let proxied: TestApp;

  beforeAll(async () => {
    plain = await startTestApp({ env: { PUBLIC_URL: 'https://recruit.test' } });
    proxied = await startTestApp({ env: { PUBLIC_URL: 'https://recruit.test', TRUST_PROXY: 'on' } });
  });

  afterAll(async () => {
    await plain.close();
    await proxied.close();
  });

  const statusFor = async (headers: Record<string, string>, path = '/api/login', app = plain) =>
    (await rawRequest(app.url, path, headers)).status;

  it.each([
    'recruit.test',
    'RECRUIT.test.',
    'recruit.test:8443',
    'localhost:3000',
    'app.localhost',
    '127.0.0.1',
    '192.168.1.20:3000',
    '[::1]:3000',
    '[fd00::5]',
  ])('X-05 may be %s', async (host) => {
    expect(await statusFor({ host })).toBe(302);
  });

  it.each(['evil.test', 'evil.test:3000', 'recruit.test.evil.test', 'evil.test@localhost', 'localhost.evil.test', 'a b'])(
    'X-02 X-05 is refused with 421 when it is "%s"',
    async (host) => {
      for (const path of ['/', '/schools', '/api/login', '/api/metrics', '/api/nothing']) {
        const { status, headers, text } = await rawRequest(plain.url, path, { host });
        expect({ path, status }).toEqual({ path, status: 421 });
        expect(JSON.parse(text)).toMatchObject({
          code: 'wrong_host',
          message: 'This server does not serve that host name. Open https://recruit.test instead.',
          requestId: headers['x-request-id'],
          errors: [],
        });
      }
    },
  );

  it('O-02 may be any for the health checks, and for nothing that only begins like them', async () => {
    for (const path of ['/api/health/live', '/api/health/ready']) expect(await statusFor({ host: 'evil.test' }, path)).toBe(200);
    expect(await statusFor({ host: 'evil.test' }, '/api/healthy')).toBe(421);
  });

  it('X-05 is the forwarded one when a proxy is trusted, and only then', async () => {
    const inner = { host: 'inner.test:3000', 'x-forwarded-host': 'recruit.test' };
    expect([await statusFor(inner, '/', proxied), await statusFor(inner, '/', plain)]).toEqual([200, 421]);
    const outer = { host: '127.0.0.1', 'x-forwarded-host': 'evil.test, recruit.test' };
    expect([await statusFor(outer, '/', proxied), await statusFor(outer, '/', plain)]).toEqual([200, 200]);
    const forged = { host: '127.0.0.1', 'x-forwarded-host': 'recruit.test, evil.test' };
    expect([await statusFor(forged, '/', proxied), await statusFor(forged, '/', plain)]).toEqual([421, 200]);
  });

  it('A-11 a page whose name was pointed at this server cannot change anything', async () => {
    const app = await startTestApp();
    const athlete = await app.agent();
    const rebound = { host: 'evil.test', origin: 'http://evil.test', cookie: athlete.cookie };
    expect((await rawRequest(app.url, '/api/logout', rebound, 'POST')).status).toBe(421);
    expect((await athlete.get('/api/user')).status).toBe(200);
    await app.close();
  });
});

describe('the way from one loopback name to the other', () => {
  it.each(['//evil.test/x', '///evil.test', '/\\evil.test', '//evil.test\\@x', '/%2f/evil.test'])(
    'X-05 never leads to another host: %s',
    async (path) => {
      const app = await startTestApp({ env: { PUBLIC_URL: 'http://localhost:3000' } });
      const { status, headers } = await rawRequest(app.url, path, { accept: 'text/html' });
      expect(status).toBe(302);
      expect(new URL(String(headers['location'])).origin).toBe('http://localhost:3000');
      await app.close();
    },
  );
});
