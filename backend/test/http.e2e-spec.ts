import { openapiDocument } from '../src/openapi-document.js';
import type { Agent, Answer } from './support/agent.js';
import { startTestApp, type TestApp } from './support/test-app.js';

interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  message: string;
  code: string;
  requestId: string;
  errors: { field: string; code: string; message: string }[];
}

describe('what every answer of the API has in common', () => {
  let app: TestApp;
  let stranger: Agent;

  beforeAll(async () => {
    app = await startTestApp();
    stranger = app.anonymous();
  });

  afterAll(() => app.close());

  const register = (body: object | string, headers?: Record<string, string>): Promise<Answer<Problem>> =>
    stranger.post<Problem>('/api/register', body, headers);

  describe('errors', () => {
    it('X-02 are problem documents with a message, a code and the request id', async () => {
      const { status, headers, body } = await stranger.get<Problem>('/api/user');
      expect(status).toBe(401);
      expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
      expect(body).toEqual({
        type: 'about:blank',
        title: 'Unauthorized',
        status: 401,
        detail: 'Please sign in.',
        message: 'Please sign in.',
        code: 'unauthenticated',
        requestId: headers.get('x-request-id'),
        errors: [],
      });
      expect(body.requestId).toMatch(/^[0-9a-f-]{36}$/);
    });

    it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])('X-02 answer %s of an unknown path below /api as JSON', async (method) => {
      for (const path of ['/api/nothing-here', '/api', '/api/schools/1/nothing']) {
        const { status, body } = await stranger.send<Problem>(method, path);
        expect({ path, status }).toEqual({ path, status: 404 });
        expect(body).toMatchObject({ code: 'not_found', message: expect.stringContaining(path) });
      }
    });

    it('X-02 keep what broke inside to the log', async () => {
      await app.source.query('alter table athlete_profiles rename to athlete_profiles_away');
      try {
        const athlete = app.anonymous();
        const account = { username: 'broken', email: 'broken@recruit.test', password: 'touchdown' };
        const { status, body } = await athlete.post<Problem>('/api/register', account);
        expect({ status, code: body.code }).toEqual({ status: 500, code: 'internal_error' });
        expect(JSON.stringify(body)).not.toMatch(/athlete_profiles|node_modules|at .*\.[jt]s/);
      } finally {
        await app.source.query('alter table athlete_profiles_away rename to athlete_profiles');
      }
    });

    it('X-02 say which field is wrong, and why', async () => {
      const { status, body } = await register({ username: '', email: 'nowhere', password: 'short' });
      expect(status).toBe(400);
      expect(body.code).toBe('invalid_input');
      expect(new Set(body.errors.map(({ field }) => field))).toEqual(new Set(['username', 'email', 'password']));
      expect(body.message).toBe(body.errors[0]?.message);
    });
  });

  describe('bad input', () => {
    it.each([
      ['half of an object', '{"username":'],
      ['something else', 'hello'],
      ['a bare value', '"marcus"'],
    ])('X-05 is refused when it is %s instead of JSON', async (_what, sent) => {
      const { status, body } = await register(sent);
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'malformed_json' });
    });

    it.each([
      ['a number for a text', { username: 5, email: 'a@recruit.test', password: 'touchdown' }],
      ['a list for a text', { username: ['marcus'], email: 'a@recruit.test', password: 'touchdown' }],
      ['an object for a text', { username: { $ne: '' }, email: 'a@recruit.test', password: 'touchdown' }],
      ['null for a text', { username: null, email: 'a@recruit.test', password: 'touchdown' }],
      ['a field that is not there', { username: 'a', email: 'a@recruit.test', password: 'touchdown', isAdmin: true }],
      ['a list for the whole', [{ username: 'a', email: 'a@recruit.test', password: 'touchdown' }]],
      ['nothing at all', {}],
    ])('X-05 is refused when it is %s', async (_what, sent) => {
      const { status, body } = await register(sent);
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_input' });
    });

    it('X-05 is refused when it names a prototype', async () => {
      const { status } = await register('{"__proto__":{"isAdmin":true},"username":"a","email":"a@recruit.test"}');
      expect(status).toBe(400);
    });

    it.each([
      ['a character that cannot be stored', JSON.stringify({ username: 'a\u0000b', email: 'a@recruit.test', password: 'touchdown' })],
      ['a name with such a character', '{"user\\u0000name":"a"}'],
      ['ten thousand lists in each other', `{"username":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    ])('X-05 is refused when it has %s', async (_what, sent) => {
      for (const path of ['/api/register', '/api/login']) {
        const { status, body } = await stranger.post<Problem>(path, sent);
        expect({ path, status, code: body.code }).toEqual({ path, status: 400, code: 'invalid_input' });
      }
    });

    it('X-05 is refused with 413 above 256 kB', async () => {
      const { status, body } = await register({ username: 'x'.repeat(300_000) });
      expect({ status, code: body.code }).toEqual({ status: 413, code: 'too_large' });
    });

    it('X-05 is refused when it is not JSON at all', async () => {
      const form = await register('username=marcus&email=a@recruit.test&password=touchdown', {
        'content-type': 'application/x-www-form-urlencoded',
      });
      expect(form).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
      const foreign = await register('{}', { 'content-type': 'application/json; charset=klingon' });
      expect(foreign.status).toBe(415);
    });

    it('X-05 is refused when a path cannot be decoded', async () => {
      const athlete = await app.agent();
      const { status, body } = await athlete.get<Problem>('/api/schools/%E0%A4%A');
      expect(status).toBe(400);
      expect(body.message).toEqual(expect.any(String));
    });
  });

  describe('success', () => {
    it('X-06 is the bare object or list, never an envelope and never an empty 200', async () => {
      const athlete = await app.agent();
      const operations = Object.entries(openapiDocument(app.app).paths).filter(([path]) => !path.includes('{'));
      const answers: string[] = [];
      for (const [path, { get }] of operations) {
        if (!get || path.startsWith('/api/admin')) continue;
        const { status, body } = await athlete.get<unknown>(path);
        if (status === 200 && (body === undefined || body === null || (typeof body === 'object' && 'data' in body))) {
          answers.push(path);
        }
      }
      expect(answers).toEqual([]);
    });

    it('X-06 has no body with 204', async () => {
      const { status, headers, body } = await (await app.agent()).post('/api/logout');
      expect({ status, body, type: headers.get('content-type') }).toEqual({ status: 204, body: undefined, type: null });
    });

    it('X-06 is kept by no cache between', async () => {
      const { headers } = await (await app.agent()).get('/api/user');
      expect(headers.get('cache-control')).toBe('private, no-cache');
    });
  });

  describe('headers', () => {
    it('L-03 issue 2 allow scripts, workers, frames and connections from known places only, and no upgrade without TLS', async () => {
      for (const path of ['/api/health/live', '/schools']) {
        const { headers } = await stranger.get(path);
        const policy = headers.get('content-security-policy') ?? '';
        expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')?;/);
        expect(policy).toContain("worker-src 'self';manifest-src 'self';");
        expect(policy).toContain("style-src 'self' 'unsafe-inline'");
        expect(policy).toContain("frame-ancestors 'none'");
        expect(policy).not.toContain('upgrade-insecure-requests');
        expect(headers.get('strict-transport-security')).toBeNull();
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
        expect(headers.get('x-powered-by')).toBeNull();
      }
    });

    it('issue 10 switch off what browsers offer and nobody here needs, and leave films what they need', async () => {
      for (const path of ['/api/health/live', '/api/user', '/schools']) {
        const { headers } = await stranger.get(path);
        const policy = (headers.get('permissions-policy') ?? '').split(', ');
        expect(policy).toEqual(expect.arrayContaining(['camera=()', 'microphone=()', 'geolocation=()', 'payment=()', 'usb=()']));
        expect(policy).toContain('fullscreen=(self "https://www.hudl.com" "https://www.youtube-nocookie.com" "https://player.vimeo.com")');
      }
    });

    it('issue 2 insist on TLS where the public address has it', async () => {
      const secure = await startTestApp({ env: { PUBLIC_URL: 'https://recruit.test' } });
      const { headers } = await secure.anonymous().get('/api/health/live');
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
      expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
      await secure.close();
    });
  });

  it('O-02 says that it lives and that it is ready', async () => {
    expect(await stranger.get('/api/health/live')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await stranger.get('/api/health/ready')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });
});
