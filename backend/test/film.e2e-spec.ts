import type { HttpLinkProbe } from '../src/modules/profile/film/adapters/link-probe/http-link-probe.js';
import { ReachableHosts } from '../src/modules/profile/film/adapters/link-probe/reachable-hosts.js';
import { LinkProbe } from '../src/modules/profile/film/application/ports/link-probe.js';
import type { Agent } from './support/agent.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { WebSite } from './support/web-site.js';

interface Clip {
  id: string;
  title: string;
  url: string;
  site: string;
  player: { host: string; embedUrl: string } | null;
}

interface Film {
  main: Omit<Clip, 'id' | 'title'> | null;
  clips: Clip[];
}

interface Problem {
  code: string;
  message: string;
  errors: { field: string; code: string }[];
}

const CLIPS = '/api/user/film-clips';
const YOUTUBE = { title: 'Junior highlights', url: 'https://youtu.be/M7lc1UVf-VE' };
const DRIVE = { title: 'Camp', url: 'https://drive.google.com/file/d/1/view' };

describe('film over HTTP', () => {
  let app: TestApp;
  let athlete: Agent;

  beforeAll(async () => {
    app = await startTestApp();
  });

  beforeEach(async () => {
    athlete = await app.agent();
  });

  afterAll(() => app.close());

  const add = async (clip: object) => (await athlete.post<Clip & Problem>(CLIPS, clip)).body;
  const film = async () => (await athlete.get<Film>(CLIPS)).body;
  const titles = async () => (await film()).clips.map(({ title }) => title);

  it('P-11 lists the film link of the profile first, then the clips, with players where the host has one', async () => {
    await athlete.put('/api/user', { hudlProfileUrl: 'https://www.hudl.com/profile/12/Marcus-Lee' });
    const [first, second] = [await add(YOUTUBE), await add(DRIVE)];
    expect(await film()).toEqual({
      main: { url: 'https://www.hudl.com/profile/12/Marcus-Lee', site: 'hudl.com', player: null },
      clips: [
        {
          id: first.id,
          ...YOUTUBE,
          site: 'youtu.be',
          player: { host: 'youtube', embedUrl: 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE' },
        },
        { id: second.id, ...DRIVE, site: 'drive.google.com', player: null },
      ],
    });
  });

  it('P-11 changes, arranges and deletes clips', async () => {
    const [first, second] = [await add(YOUTUBE), await add(DRIVE)];
    const { body } = await athlete.patch<Clip>(`${CLIPS}/${second.id}`, { title: 'Summer camp' });
    expect(body).toEqual({ ...second, title: 'Summer camp' });
    expect((await athlete.put(`${CLIPS}/order`, { ids: [second.id, first.id] })).status).toBe(204);
    expect(await titles()).toEqual(['Summer camp', 'Junior highlights']);
    expect((await athlete.delete(`${CLIPS}/${second.id}`)).status).toBe(204);
    expect((await athlete.delete<Problem>(`${CLIPS}/${second.id}`)).body.code).toBe('clip_not_found');
    expect(await titles()).toEqual(['Junior highlights']);
  });

  it('D-02 a clip counts as film in the profile score', async () => {
    const missing = async () => {
      const { body } = await athlete.get<{ profileScore: { missing: { field: string }[] } }>('/api/user');
      return body.profileScore.missing.map(({ field }) => field);
    };
    expect(await missing()).toContain('hudlProfileUrl');
    await add(YOUTUBE);
    expect(await missing()).not.toContain('hudlProfileUrl');
  });

  it.each([
    [{}, ['title required', 'url required']],
    [{ title: 'x'.repeat(101), url: 'javascript:alert(1)' }, ['title too_long', 'url not_a_web_address']],
    [{ ...YOUTUBE, id: 'own' }, ['id whitelistValidation']],
  ])('P-11 refuses the clip %j beside the field', async (clip, errors) => {
    const { code, errors: found } = await add(clip);
    expect([code, found.map((error) => `${error.field} ${error.code}`)]).toEqual(['invalid_input', errors]);
  });

  it.each([[['x']], ['x'], [undefined]])('P-11 refuses the order %j', async (ids) => {
    expect((await athlete.put(`${CLIPS}/order`, { ids })).status).toBe(400);
  });

  it('P-11 says it when the clips to be arranged are not those there are', async () => {
    const { id } = await add(YOUTUBE);
    await add(DRIVE);
    const { status, body } = await athlete.put<Problem>(`${CLIPS}/order`, { ids: [id] });
    expect([status, body.code]).toEqual([409, 'film_changed']);
  });

  it('P-11 keeps 20 clips', async () => {
    for (let at = 0; at < 20; at += 1) await add({ ...DRIVE, title: `Clip ${at}` });
    const { status, body } = await athlete.post<Problem>(CLIPS, YOUTUBE);
    expect([status, body.code, (await titles()).length]).toEqual([409, 'too_many_clips', 20]);
  });
});

describe('whether a film link answers', () => {
  let app: TestApp;
  let athlete: Agent;
  let site: WebSite;

  beforeAll(async () => {
    app = await startTestApp();
    athlete = await app.agent();
    site = await WebSite.start({
      '/film': (_request, response) => response.writeHead(200).end('x'.repeat(5_000_000)),
      '/no-head': (request, response) => response.writeHead(request.method === 'HEAD' ? 405 : 200).end(),
      '/private': (_request, response) => response.writeHead(403).end(),
      '/broken': (_request, response) => response.writeHead(500).end(),
      '/moved': (_request, response) => response.writeHead(302, { location: '/film' }).end(),
      '/loop': (_request, response) => response.writeHead(302, { location: '/loop' }).end(),
      '/inside': (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      '/metadata': (_request, response) => response.writeHead(301, { location: 'http://169.254.169.254/' }).end(),
      '/file': (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
      '/cut': (request) => request.socket.destroy(),
      '/slow': () => undefined,
    });
    app.app.get(ReachableHosts, { strict: false }).exceptions.add(`127.0.0.1:${site.port}`);
    const probe = app.app.get<HttpLinkProbe>(LinkProbe, { strict: false });
    expect(probe.noHostMs).toBe(1_000);
    probe.noHostMs = 0;
  });

  afterAll(async () => {
    await site.close();
    await app.close();
  });

  const check = async (url: string) => (await athlete.post<{ answer: string; message: string }>(`${CLIPS}/check`, { url })).body;

  it.each([
    ['/film', 'ok'],
    ['/moved', 'ok'],
    ['/no-head', 'ok'],
    ['/gone', 'not_found'],
    ['/private', 'refused'],
    ['/broken', 'unreachable'],
    ['/loop', 'unreachable'],
    ['/cut', 'unreachable'],
    ['/inside', 'unreachable'],
    ['/metadata', 'unreachable'],
    ['/file', 'unreachable'],
  ])('P-11 asks %s and says %s', async (path, answer) => {
    expect(await check(site.url(path))).toMatchObject({ answer });
  });

  it('P-11 asks with HEAD first, and only where that fails with GET', async () => {
    site.asked.length = 0;
    await check(site.url('/film'));
    await check(site.url('/private'));
    expect(site.asked).toEqual(['HEAD /film', 'HEAD /private', 'GET /private']);
  });

  it('P-11 waits for five seconds and no longer', async () => {
    const probe = app.app.get<HttpLinkProbe>(LinkProbe, { strict: false });
    expect(probe.timeoutMs).toBe(5_000);
    probe.timeoutMs = 200;
    expect((await check(site.url('/slow'))).message).toContain('within five seconds');
    probe.timeoutMs = 5_000;
  });

  it.each([
    'http://127.0.0.1:1/',
    'http://127.0.0.1/',
    'http://0x7f.1/',
    'http://10.0.0.7/',
    'http://192.168.1.1/admin',
    'http://169.254.169.254/latest/meta-data',
    'http://0.0.0.0/',
    'http://film.localhost/',
    'http://93.184.216.34:8080/',
  ])('P-11 never asks %s, and says the same as of a name that nobody has', async (url) => {
    const unknown = await athlete.post(`${CLIPS}/check`, { url: 'http://no-such-host.invalid/' });
    const { status, body } = await athlete.post(`${CLIPS}/check`, { url });
    expect(body).toMatchObject({ answer: 'unreachable', message: expect.stringContaining('no public website') });
    expect({ status, body }).toEqual({ status: unknown.status, body: unknown.body });
  });

  it.each(['', 'no address', 'ftp://film.test/1'])('P-11 refuses to look at %j', async (url) => {
    const { status, body } = await athlete.post<Problem>(`${CLIPS}/check`, { url });
    expect([status, body.errors[0]?.field]).toEqual([400, 'url']);
  });
});
