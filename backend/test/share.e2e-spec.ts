import { haveCoaches, haveDraft } from './campaigns/campaign-world.js';
import type { Agent, Answer } from './support/agent.js';
import { pictures } from './support/pictures.js';
import { readPdf, type ReadPdf } from './support/read-pdf.js';
import { startTestApp, type TestApp } from './support/test-app.js';

interface Share {
  enabled: boolean;
  open: boolean;
  link: string | null;
  expiresAt: string | null;
  views: number;
  fields: { key: string; label: string; ticked: boolean; filled: boolean }[];
}

interface Shared {
  name: string | null;
  headline: string[];
  tiles: { label: string; value: string }[];
  measurements: { label: string; value: string; note: string | null }[];
  details: { label: string; value: string }[];
  stats: { season: number } | null;
  film: { title: string; player: object | null }[];
  code: string;
  message: string;
}

interface Preview {
  text: string;
  problems: { code: string }[];
}

const SHARE = '/api/user/share';
const CHROME = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36' };
const CAMP = new Date(Date.now() - 100 * 24 * 3600 * 1000);
const CAMP_MONTH = CAMP.toLocaleDateString('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' });
const PROFILE = {
  firstName: 'José',
  lastName: 'Łukaszewicz',
  position: 'QB',
  height: '6\'2"',
  fortyYardDash: { value: 4.62, timing: 'laser', place: 'Nike camp', date: CAMP.toISOString().slice(0, 10) },
  gpa: 3.7,
  city: 'Austin',
  state: 'TX',
  birthdate: '2009-03-14',
  hudlProfileUrl: 'https://www.hudl.com/profile/12',
};

describe('the shared profile over HTTP', () => {
  let app: TestApp;
  let athlete: Agent;
  let stranger: Agent;

  beforeAll(async () => {
    app = await startTestApp();
    stranger = app.anonymous();
  });

  beforeEach(async () => {
    athlete = await app.agent();
    await athlete.put('/api/user', PROFILE);
  });

  afterAll(() => app.close());

  const share = async () => (await athlete.get<Share>(SHARE)).body;
  const change = async (body: object) => (await athlete.put<Share>(SHARE, body)).body;
  const tokenOf = ({ link }: Share) => (link ?? '').split('/p/')[1] ?? '';
  const look = (token: string, who = stranger) => who.get<Shared>(`/api/shared-profiles/${token}`);
  const visit = (token: string, who = stranger, headers: Record<string, string> = CHROME) => {
    return who.send('POST', `/api/shared-profiles/${token}/views`, undefined, headers);
  };
  const ticked = ({ fields }: Share) => fields.filter((field) => field.ticked).map(({ key }) => key);

  async function pdf(who: Agent, path: string): Promise<[Response, ReadPdf]> {
    const response = await fetch(who.url + path, { headers: who.cookie ? { cookie: who.cookie } : {} });
    return [response, readPdf(Buffer.from(await response.arrayBuffer()))];
  }

  it('P-12 is off for a new athlete, with nothing sensitive ticked', async () => {
    const offered = await share();
    expect(offered).toMatchObject({ enabled: false, open: false, link: null, expiresAt: null, views: 0 });
    expect(ticked(offered)).toEqual(expect.arrayContaining(['name', 'photo', 'height', 'film', 'stats']));
    for (const sensitive of ['birthdate', 'email', 'city', 'state']) expect(ticked(offered)).not.toContain(sensitive);
    expect(offered.fields.find(({ key }) => key === 'weight')).toMatchObject({ filled: false });
  });

  it('P-12 shows what is ticked, and only that, to whoever has the link, signed out or in', async () => {
    const shared = await change({ enabled: true });
    expect(shared).toMatchObject({ enabled: true, open: true, link: expect.stringMatching(/\/p\/[\w-]{43}$/) as string });
    expect((await share()).link).toBe(shared.link);
    for (const who of [stranger, await app.agent(), athlete]) {
      const { status, body } = await look(tokenOf(shared), who);
      expect([status, body]).toEqual([
        200,
        {
          name: 'José Łukaszewicz',
          photoUrl: null,
          headline: ['QB'],
          tiles: [
            { label: 'Height', value: '6\'2"', url: null, word: null, group: 'football' },
            { label: 'GPA', value: '3.7', url: null, word: null, group: 'academics' },
          ],
          measurements: [{ label: '40-yard dash', value: '4.62 s', note: `laser, Nike camp, ${CAMP_MONTH}`, word: null }],
          details: [],
          stats: null,
          film: [{ title: 'Main film', url: 'https://www.hudl.com/profile/12', site: 'hudl.com', player: null }],
          nextGames: [],
          takesMessages: false,
        },
      ]);
    }
    await change({ fields: ['city', 'birthdate'] });
    const { body } = await look(tokenOf(shared));
    expect(body).toMatchObject({ name: null, headline: [], tiles: [], measurements: [], film: [] });
    expect(body.details.map(({ value }) => value)).toEqual(['Austin', 'March 14, 2009']);
  });

  it('P-12 is kept out of search engines and caches, dead links too', async () => {
    const token = tokenOf(await change({ enabled: true }));
    for (const path of [token, 'x'.repeat(43)]) {
      const { headers } = await look(path);
      expect([headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual(['noindex, nofollow', 'no-store']);
    }
    const page = await fetch(`${app.url.replace('127.0.0.1', 'localhost')}/p/${token}`);
    expect([page.headers.get('x-robots-tag'), page.headers.get('cache-control')]).toEqual(['noindex, nofollow', 'no-store']);
    expect(page.headers.get('content-security-policy')).toMatch(
      /frame-src https:\/\/www\.hudl\.com https:\/\/www\.youtube-nocookie\.com https:\/\/player\.vimeo\.com/,
    );
  });

  it('P-15 a messenger shows ticked fields of the link, counts as no visit, and shows nothing of a dead one', async () => {
    const token = tokenOf(await change({ enabled: true, fields: ['name', 'position', 'gpa'] }));
    const headOf = async (path: string) => (await fetch(`${app.url.replace('127.0.0.1', 'localhost')}/p/${path}`)).text();
    const head = await headOf(token);
    expect(head).toContain('property="og:title" content="José Łukaszewicz – athlete profile"');
    expect(head).toContain('property="og:description" content="QB · GPA 3.7"');
    expect(head).toMatch(/property="og:image" content="http[^"]+\/icon-512\.png"/u);
    expect(head).not.toMatch(/pictures\/|6'2|Austin|2009/u);
    await change({ fields: ['name', 'position', 'gpa', 'film', 'fortyYardDash'] });
    expect(await headOf(token)).toContain('property="og:description" content="QB · Film · GPA 3.7 · 40-yard dash 4.62 s"');
    expect((await share()).views).toBe(0);
    await change({ enabled: false });
    for (const dead of [token, 'x'.repeat(43), '../profile']) expect(await headOf(dead)).not.toContain('og:title');
  });

  it('P-12 says the same of a link that is unknown, off, renewed or expired', async () => {
    const first = tokenOf(await change({ enabled: true }));
    const second = tokenOf((await athlete.post<Share>(`${SHARE}/renew`)).body);
    const answers = [await look('x'.repeat(43)), await look('short'), await look(first)];
    expect((await look(second)).status).toBe(200);
    await change({ enabled: false });
    answers.push(await look(second));
    await change({ enabled: true, expiresInDays: 7 });
    expect((await look(second)).status).toBe(200);
    await app.source.query(`update profile_shares set expires_at = now() - interval '1 second' where expires_at is not null`);
    answers.push(await look(second));
    for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'shared_profile_not_found']);
    expect(new Set(answers.map(({ body }) => body.message)).size).toBe(1);
    expect(await share()).toMatchObject({ enabled: true, open: false });
  });

  it('P-12 expires when the athlete says, or never', async () => {
    const days = ({ expiresAt }: Share) => Math.round((Date.parse(expiresAt ?? '') - Date.now()) / 86_400_000);
    expect(days(await change({ enabled: true }))).toBe(90);
    expect(days(await change({ expiresInDays: 7 }))).toBe(7);
    expect((await change({ expiresInDays: null })).expiresAt).toBeNull();
    expect((await change({ enabled: true })).expiresAt).toBeNull();
  });

  it('P-12 counts visits of people by the link, not those of programs and not the athlete’s own', async () => {
    const token = tokenOf(await change({ enabled: true }));
    await visit(token);
    await visit(token, await app.agent());
    await visit(token, athlete);
    await visit(token, stranger, { 'user-agent': 'Googlebot/2.1' });
    await look(token);
    expect((await visit('x'.repeat(43))).status).toBe(204);
    expect((await share()).views).toBe(2);
    await athlete.post(`${SHARE}/renew`);
    expect((await share()).views).toBe(0);
  });

  it('P-12 keeps nothing of a visitor: no cookie, no address', async () => {
    const token = tokenOf(await change({ enabled: true }));
    const { headers, status }: Answer<unknown> = await visit(token);
    expect([status, headers.getSetCookie()]).toEqual([204, []]);
    const [row] = await app.source.query<object[]>('select * from profile_shares where token_hash is not null limit 1');
    expect(JSON.stringify(row)).not.toContain('127.0.0.1');
  });

  it('P-12 stores no link that can be read', async () => {
    const token = tokenOf(await change({ enabled: true }));
    const rows = await app.source.query<object[]>('select * from profile_shares');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each([
    [{ enabled: 'yes' }, 'enabled'],
    [{ fields: ['password'] }, 'fields[0]'],
    [{ expiresInDays: 1000 }, 'expiresInDays'],
    [{ token: 'mine' }, 'token'],
  ])('P-12 refuses %j beside the field', async (body, field) => {
    const answer = await athlete.put<{ errors: { field: string }[] }>(SHARE, body);
    expect([answer.status, answer.body.errors[0]?.field]).toEqual([400, field]);
    expect((await share()).enabled).toBe(false);
  });

  it('P-12 prints the same on one page, accents and all, for visitor and athlete', async () => {
    const token = tokenOf(await change({ enabled: true }));
    const [response, read] = await pdf(stranger, `/api/shared-profiles/${token}/resume.pdf`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(read.pages).toBe(1);
    expect(read.lines).toEqual(expect.arrayContaining(['José Łukaszewicz', 'QB', '6\'2"', '3.7']));
    expect(read.lines.join()).not.toMatch(/Austin|2009/);
    const [, own] = await pdf(athlete, '/api/user/resume.pdf');
    expect(own.links).toContain((await share()).link);
    await change({ enabled: false, fields: ['city'] });
    expect((await pdf(stranger, `/api/shared-profiles/${token}/resume.pdf`))[0].status).toBe(404);
    const [, unshared] = await pdf(athlete, '/api/user/resume.pdf');
    expect(unshared.lines).toContain('Austin');
    expect([unshared.pages, unshared.links]).toEqual([1, []]);
  });

  it('P-12 P-14 shows a lift only by its own tick, with what it is, on the page and on paper', async () => {
    await athlete.put('/api/user', { benchPress: { value: 265 }, broadJump: { value: `9'8"` } });
    expect(ticked(await share())).toEqual(expect.arrayContaining(['broadJump']));
    expect(ticked(await share()).filter((key) => ['benchPress', 'squat', 'powerClean'].includes(key))).toEqual([]);
    const token = tokenOf(await change({ enabled: true, fields: ['name', 'broadJump'] }));
    const broad = { label: 'Broad jump', value: `9'8"`, note: null, word: null };
    expect((await look(token)).body.measurements).toEqual([broad]);
    await change({ fields: ['name', 'broadJump', 'benchPress'] });
    const bench = { label: 'Bench press', value: '265 lbs', note: 'one-repetition maximum', word: null };
    expect((await look(token)).body.measurements).toEqual([broad, bench]);
    const [, read] = await pdf(stranger, `/api/shared-profiles/${token}/resume.pdf`);
    expect(read.lines).toEqual(expect.arrayContaining(['Broad jump', `9'8"`, 'Bench press', '265 lbs', 'one-repetition maximum']));
    expect(read.pages).toBe(1);
  });

  it('P-06 P-12 prints the uploaded photo, only when it is ticked', async () => {
    const { body } = await athlete.post<{ uploadURL: string }>('/api/profile-picture/upload-url', {});
    await fetch(body.uploadURL, { method: 'PUT', body: await pictures.phonePhoto(600, 800) });
    expect((await athlete.put('/api/profile-picture', { profileImageUrl: body.uploadURL })).status).toBe(200);
    const resume = `/api/shared-profiles/${tokenOf(await change({ enabled: true }))}/resume.pdf`;
    const [, withPhoto] = await pdf(stranger, resume);
    expect([withPhoto.pages, withPhoto.images]).toEqual([1, 1]);
    await change({ fields: ['name'] });
    expect((await pdf(stranger, resume))[1].images).toBe(0);
  });

  it('P-06 P-12 shows the photo at an address that ends within 70 minutes, so not long after the sharing', async () => {
    const { body } = await athlete.post<{ uploadURL: string }>('/api/profile-picture/upload-url', {});
    await fetch(body.uploadURL, { method: 'PUT', body: await pictures.phonePhoto(600, 800) });
    await athlete.put('/api/profile-picture', { profileImageUrl: body.uploadURL });
    const token = tokenOf(await change({ enabled: true }));
    const { photoUrl } = (await stranger.get<{ photoUrl: string }>(`/api/shared-profiles/${token}`)).body;
    const answer = await fetch(app.url + photoUrl);
    expect(answer.status).toBe(200);
    const [, seconds] = /^private, max-age=(\d+), immutable$/.exec(answer.headers.get('cache-control') ?? '') ?? [];
    expect(Number(seconds)).toBeLessThanOrEqual(70 * 60);
    const ends = Number(new URL(app.url + photoUrl).searchParams.get('until'));
    expect(ends).toBeLessThanOrEqual(Date.now() + 70 * 60_000);
    expect((await fetch(app.url + (photoUrl.split('?')[0] ?? ''))).status).toBe(404);
  });

  it('C-05 P-12 puts the link into emails while the profile is shared', async () => {
    const { link } = await change({ enabled: true });
    const [coachId = 0] = await haveCoaches(await app.admin(), athlete, 1);
    const campaign = await haveDraft(athlete, { template: 'My profile: {{share_link}}' });
    const preview = async () => (await athlete.get<Preview>(`/api/user/campaigns/${campaign}/preview?coachId=${coachId}`)).body;
    expect(await preview()).toMatchObject({ text: expect.stringContaining(`My profile: ${link}`) as string, problems: [] });
    await change({ enabled: false });
    expect((await preview()).problems).toMatchObject([{ code: 'empty_placeholder' }]);
  });
});
