import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';

import type { Agent, Answer } from './support/agent.js';
import { PrepSite } from './support/prep-site.js';
import { startTestApp, type TestApp } from './support/test-app.js';

interface Import {
  imported: { added: number; updated: number; unchanged: number };
  games: { opponent: string; date: string; season: number; outcome: string; stats: Record<string, number> }[];
  seasons: { from: number; to: number } | null;
  athleteName: string | null;
  notes: string[];
}

interface Problem {
  code: string;
  message: string;
  errors: { field: string; message: string }[];
}

const ADDRESS = 'https://www.maxpreps.com/tx/austin/westlake/athletes/jordan-testerman/?careerid=abc123def456g';
const PATH = '/tx/austin/westlake/athletes/jordan-testerman/football/stats/?careerid=abc123def456g';
const EXPECTED = (JSON.parse(PrepSite.fixture('athlete-stats-next-data.expected.json')) as Import).games;
const TYPED = { opponent: 'NORTHFIELD', date: '2026-08-28', stats: { completions: 17, tackles: 1 } };

describe('MaxPreps over HTTP', () => {
  let site: PrepSite;
  let app: TestApp;
  let athlete: Agent;

  beforeAll(async () => {
    site = await PrepSite.start();
    app = await startTestApp({ env: { MAXPREPS_BASE_URL: site.url, MAXPREPS_TIMEOUT_MS: '25000' } });
  });

  beforeEach(async () => {
    site.answer = PrepSite.page(PrepSite.sample());
    site.requests.length = 0;
    athlete = await app.agent();
    await athlete.put('/api/user', { maxPrepsId: ADDRESS, jerseyNumber: '12' });
  });

  afterAll(async () => {
    await app.close();
    await site.stop();
  });

  const sync = (agent = athlete) => agent.post<Import & Problem>('/api/user/sync-maxpreps');
  const games = async () => {
    const { body } = await athlete.get<{ stats: { games: Import['games'] } }>('/api/user');
    return body.stats.games.map(({ opponent, date, stats }) => ({ opponent, date, stats })).toReversed();
  };
  const send = (text: string | Blob | null, fields: Record<string, string> = {}): Promise<Answer<Import & Problem>> => {
    const form = new FormData();
    if (text !== null) form.append('statsFile', new Blob([text]), 'stats.txt');
    const all = { opponent: 'Northfield', date: '2026-08-28', ...fields };
    for (const [name, value] of Object.entries(all)) form.append(name, value);
    return athlete.post<Import & Problem>('/api/user/import-stat-file', form);
  };

  describe('sync of the page', () => {
    it('P-10 P-08 takes the games of the page once, and says what was imported', async () => {
      const { status, body } = await sync();
      expect([status, body.imported, body.seasons, body.athleteName, body.notes]).toEqual([
        200,
        { added: 2, updated: 0, unchanged: 0 },
        { from: 2026, to: 2026 },
        'Jordan Testerman',
        [],
      ]);
      expect(body.games).toEqual(EXPECTED.toReversed().map((game) => ({ ...game, season: 2026, outcome: 'added' })));
      expect(await games()).toEqual(EXPECTED);
      expect((await sync()).body.imported).toEqual({ added: 0, updated: 0, unchanged: 2 });
      expect(await games()).toEqual(EXPECTED);
    });

    it('P-10 asks for one page with one request, and tells nothing about the athlete', async () => {
      await sync();
      expect(site.requests.map(({ path }) => path)).toEqual([PATH]);
      const { headers } = site.requests[0] ?? {};
      expect(headers?.['user-agent']).toMatch(/^Recruit\/1\.0 /);
      expect([headers?.cookie, headers?.referer]).toEqual([undefined, undefined]);
    });

    it('P-10 fills what is missing in a game written by hand and says what it kept', async () => {
      await athlete.post('/api/user/add-game-stats', TYPED);
      const { body } = await sync();
      expect(body.imported).toEqual({ added: 1, updated: 1, unchanged: 0 });
      expect(body.notes).toEqual(['NORTHFIELD, Aug 28, 2026: kept a figure that you wrote yourself.']);
      expect((await games())[0]).toEqual({ ...TYPED, stats: { ...EXPECTED[0]?.stats, ...TYPED.stats } });
    });

    it('P-10 X-05 takes what a page says for text', async () => {
      const opponent = '</script><script>alert(1)</script>';
      site.answer = PrepSite.page(PrepSite.dataOf([PrepSite.line(opponent, '2026-09-04', { RushingNum: '3' })], '<b>Jo</b>'));
      const { body } = await sync();
      expect([body.athleteName, body.games[0]?.opponent]).toEqual(['<b>Jo</b>', opponent]);
      expect(await games()).toEqual([{ opponent, date: '2026-09-04', stats: { carries: 3 } }]);
    });

    it.each<[string, string | null, string]>([
      ['without a page', null, 'maxpreps_not_linked'],
      ['with a page of nobody', 'https://www.maxpreps.com/tx/austin/westlake/football/', 'maxpreps_address_incomplete'],
    ])('P-10 asks nobody for an athlete %s', async (_who, maxPrepsId, code) => {
      await athlete.put('/api/user', { maxPrepsId });
      const { status, body } = await sync();
      expect([status, body.code, site.requests]).toEqual([409, code, []]);
    });

    const gone: RequestListener = (_request, response) => response.writeHead(302, { location: 'http://localhost:1/x' }).end();
    const packedBomb = gzipSync(Buffer.alloc(32 * 1024 * 1024));
    const bomb: RequestListener = (_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(packedBomb);
    };
    const stub = PrepSite.page({ props: { pageProps: { pageTitle: 'x' } } });

    it.each<[string, RequestListener, number, string, RegExp]>([
      ['a page that is not there', PrepSite.text('', 404), 409, 'maxpreps_page_not_found', /copy its address again/],
      ['a redirect to another host', gone, 409, 'maxpreps_redirected', /another site/],
      ['a career in name only', stub, 409, 'maxpreps_no_stats', /coach or team/],
      ['a refusal', PrepSite.text('', 403), 503, 'maxpreps_not_permitted', /does not let/],
      ['a page of another kind', PrepSite.text('<h1>Redesign</h1>'), 503, 'maxpreps_format_changed', /differently/],
      ['a packed bomb', bomb, 503, 'maxpreps_too_large', /5 MB/],
      ['an error over there', PrepSite.text('secret stack', 500), 503, 'maxpreps_failed', /later/],
    ])('P-10 P-13 tells %s apart, names the other way in, and changes nothing', async (_what, answer, status, code, words) => {
      await athlete.post('/api/user/add-game-stats', TYPED);
      site.answer = answer;
      const { status: told, body } = await sync();
      expect([told, body.code]).toEqual([status, code]);
      expect(body.message).toMatch(words);
      expect(body.message).toContain('Import stat file');
      expect(JSON.stringify(body)).not.toMatch(/secret|127\.0\.0\.1/);
      expect(await games()).toEqual([TYPED]);
    });

    it('P-10 gives up on a site that does not answer in time, names the other way in, and changes nothing', async () => {
      const hasty = await startTestApp({ on: app, env: { MAXPREPS_BASE_URL: site.url, MAXPREPS_TIMEOUT_MS: '200' } });
      const agent = await hasty.agent();
      await agent.put('/api/user', { maxPrepsId: ADDRESS });
      site.answer = () => undefined;
      const { status, body } = await sync(agent);
      expect([status, body.code]).toEqual([503, 'maxpreps_timeout']);
      expect(body.message).toMatch(/too long.*Import stat file/s);
      expect((await agent.get<{ stats: { games: unknown[] } }>('/api/user')).body.stats.games).toEqual([]);
      await hasty.close();
    });

    it('P-10 takes one sync a minute of an athlete, counts only what goes out, and says when to come again', async () => {
      const limited = await startTestApp({ env: { MAXPREPS_BASE_URL: site.url, RATE_LIMITS: 'on' } });
      const [one, other] = [await limited.agent(), await limited.agent()];
      expect((await sync(one)).body.code).toBe('maxpreps_not_linked');
      for (const agent of [one, other]) await agent.put('/api/user', { maxPrepsId: ADDRESS });
      expect([(await sync(one)).status, (await sync(other)).status]).toEqual([200, 200]);
      const { status, headers } = await sync(one);
      expect([status, Number(headers.get('retry-after')) > 50]).toEqual([429, true]);
      expect(site.requests).toHaveLength(2);
      await limited.close();
    });

    it('P-10 can be turned off; the file stays', async () => {
      const off = await startTestApp({ env: { MAXPREPS_BASE_URL: 'off' } });
      const { status, body } = await sync(await off.agent());
      expect([status, body.code]).toEqual([409, 'maxpreps_off']);
      expect(body.message).toBe('This server does not read MaxPreps pages. You can import your stat file with “Import stat file”.');
      await off.close();
    });
  });

  describe('stat text file', () => {
    const FILES = ['import-accredited.sample.txt', 'import-unaccredited.sample.txt'].map((name) => PrepSite.fixture(name));
    const [NORTHFIELD] = EXPECTED;

    it.each(FILES)('P-10 takes the line of the jersey of the profile as one game, once', async (file) => {
      const { status, body } = await send(file);
      expect([status, body.imported, body.seasons]).toEqual([200, { added: 1, updated: 0, unchanged: 0 }, { from: 2026, to: 2026 }]);
      expect(body.games).toEqual([{ ...NORTHFIELD, season: 2026, outcome: 'added' }]);
      expect((await send(file)).body.imported).toEqual({ added: 0, updated: 0, unchanged: 1 });
      expect((await sync()).body.imported).toEqual({ added: 1, updated: 0, unchanged: 1 });
      expect(await games()).toEqual(EXPECTED);
    });

    it('P-10 shows first what would happen and stores nothing', async () => {
      const { status, body } = await send(FILES[0] ?? '', { dryRun: 'true', jersey: ' 02 ' });
      expect([status, body.games[0]?.stats]).toEqual([
        200,
        { carries: 14, rushingYards: 92, rushingTouchdowns: 2, receptions: 3, receivingYards: 41, receivingTouchdowns: 1 },
      ]);
      expect(await games()).toEqual([]);
    });

    it('P-10 takes a file that was saved as Unicode text', async () => {
      const bytes = Buffer.from('\ufeffJersey|RushingNum|RushingYards|\r\n12|6|31|\r\n', 'utf16le');
      expect((await send(new Blob([bytes]))).body.games).toMatchObject([{ stats: { carries: 6, rushingYards: 31 } }]);
    });

    it('P-10 takes one game from two files, offence and defence', async () => {
      await send('Jersey|RushingNum\n12|6');
      expect((await send('Jersey|TotalTackles|Sacks\n12|3|0.5')).body.imported.updated).toBe(1);
      expect((await games())[0]?.stats).toEqual({ carries: 6, tackles: 3, sacks: 0.5 });
    });

    it.each<[string | null, Record<string, string>, string[]]>([
      [null, {}, ['statsFile Choose the .txt file that was exported for MaxPreps.']],
      ['Jersey|Sacks\n12|1', { opponent: ' ', date: '' }, ['opponent Opponent is required', 'date Date is required']],
      ['Jersey|Sacks\n12|1', { jersey: '7' }, ['jersey The file has no line for jersey 7. It has 12; 02 is not the same as 2.']],
      ['Jersey|sacks\n12|1', {}, ['statsFile Line 1: “sacks” is not a MaxPreps field. Did you mean Sacks?']],
      ['id\nJersey|Sacks\n12|a', {}, ['statsFile Line 3, Sacks: “a” is not a number.']],
      ['Jersey|Sacks\n12|0.3', {}, ['statsFile Line 2, Sacks: Sacks are counted in whole or half numbers.']],
      ['Jersey|RushingYards\n12|900\n12|900', {}, ['statsFile Lines 2, 3, RushingYards: Rushing Yards of one game go from -100 to 1000.']],
      ['Jersey|PancakeBlocks\n12|1', {}, ['statsFile The file has no figures for this jersey that Recruit keeps.']],
      ['Jersey|Sacks\n12|1', { dryRun: 'maybe' }, ['dryRun dryRun is true or false.']],
    ])('P-10 refuses %j with %j beside the field', async (text, fields, said) => {
      const { status, body } = await send(text, fields);
      expect([status, body.code]).toEqual([400, 'invalid_input']);
      expect(body.errors.map(({ field, message }) => `${field} ${message}`)).toEqual(said);
      expect(await games()).toEqual([]);
    });

    it('P-10 asks for the jersey where the profile has none', async () => {
      await athlete.put('/api/user', { jerseyNumber: null });
      const { body } = await send('Jersey|Sacks\n12|1');
      expect(body.errors).toMatchObject([{ field: 'jersey', message: expect.stringContaining('jersey number') as string }]);
    });

    it('X-05 P-10 refuses a file of more than a megabyte, a picture and a form without end', async () => {
      expect((await send('x'.repeat(1024 * 1024 + 1))).status).toBe(413);
      expect((await send(new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1])]))).body.code).toBe('invalid_input');
      expect((await send('Jersey|Sacks\n12|1', { extra: 'x' })).status).toBe(400);
    });
  });
});
