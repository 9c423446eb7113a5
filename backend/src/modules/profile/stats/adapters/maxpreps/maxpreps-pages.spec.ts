import type { RequestListener } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';

import { PrepSite } from '../../../../../../test/support/prep-site.js';
import { prepStatsSourceContract } from '../../testing/prep-stats-source.contract.js';
import { MaxPrepsPages } from './maxpreps-pages.js';

const LIMITS = { timeoutMs: 5_000, maxBytes: 5 * 1024 * 1024, privateHost: true, userAgent: 'Recruit/1.0 (test)' };
const PATH = '/tx/austin/westlake/athletes/jordan-testerman/football/stats/?careerid=abc123def456g';

describe('MaxPrepsPages', () => {
  let site: PrepSite;

  beforeEach(async () => {
    site = await PrepSite.start();
  });

  afterEach(() => site.stop());

  const pages = (changes: Partial<typeof LIMITS> = {}) => new MaxPrepsPages(site.url, { ...LIMITS, ...changes });
  const packed = (encoding: string, body: Uint8Array): RequestListener => {
    return (_request, response) => response.writeHead(200, { 'content-encoding': encoding }).end(body);
  };

  prepStatsSourceContract(() => {
    const published = new Map<string, string>();
    site.answer = (request, response) => {
      const html = published.get(request.url ?? '');
      PrepSite.text(html ?? 'Not found', html === undefined ? 404 : 200)(request, response);
    };
    return {
      source: pages(),
      publish: (path, athleteName, games) => {
        const lines = games.map((game) => PrepSite.line(game.opponent, game.date, Object.fromEntries(game.fields)));
        published.set(path, PrepSite.html(PrepSite.dataOf(lines, athleteName)));
      },
    };
  });

  it('P-10 asks once, for the page alone, and says who asks', async () => {
    await pages().read(PATH);
    expect(site.requests.map(({ path, headers }) => [path, headers['user-agent'], headers.cookie])).toEqual([
      [PATH, 'Recruit/1.0 (test)', undefined],
    ]);
  });

  it('P-10 keeps a path before the pages of the base address', async () => {
    await new MaxPrepsPages(`${site.url}/stand-in/`, LIMITS).read(PATH);
    expect(site.requests[0]?.path).toBe(`/stand-in${PATH}`);
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const)('P-10 reads a page packed with %s', async (encoding, pack) => {
    site.answer = packed(encoding, pack(PrepSite.html(PrepSite.sample())));
    expect((await pages().read(PATH)).games).toHaveLength(2);
  });

  it('P-10 goes along with a redirect on the same host, and with none that leaves it or never ends', async () => {
    const page = PrepSite.page(PrepSite.sample());
    site.answer = (request, response) => {
      if (request.url === PATH) response.writeHead(308, { location: '/new' }).end();
      else page(request, response);
    };
    expect((await pages().read(PATH)).games).toHaveLength(2);

    const elsewhere = await PrepSite.start();
    for (const location of [`${elsewhere.url}/x`, `//localhost:${new URL(site.url).port}/x`, 'file:///etc/passwd', 'gopher:x']) {
      site.answer = (_request, response) => response.writeHead(302, { location }).end();
      await expect(pages().read(PATH)).rejects.toMatchObject({ code: 'maxpreps_redirected' });
    }
    expect(elsewhere.requests).toEqual([]);
    await elsewhere.stop();

    site.answer = (_request, response) => response.writeHead(302, { location: PATH }).end();
    await expect(pages().read(PATH)).rejects.toMatchObject({ code: 'maxpreps_failed' });
  });

  it.each([
    [404, 'maxpreps_page_not_found'],
    [410, 'maxpreps_page_not_found'],
    [403, 'maxpreps_not_permitted'],
    [429, 'maxpreps_not_permitted'],
    [500, 'maxpreps_failed'],
    [304, 'maxpreps_failed'],
    [204, 'maxpreps_failed'],
  ])('P-10 tells the answer %i as %s', async (status, code) => {
    site.answer = PrepSite.text('', status);
    await expect(pages().read(PATH)).rejects.toMatchObject({ code });
  });

  it('P-10 counts the size after unpacking, and stops at the limit', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(100_000);
    site.answer = packed('gzip', bomb);
    await expect(pages().read(PATH)).rejects.toMatchObject({ code: 'maxpreps_too_large' });
    site.answer = PrepSite.text('x'.repeat(2_000));
    await expect(pages({ maxBytes: 1_999 }).read(PATH)).rejects.toMatchObject({ code: 'maxpreps_too_large' });
  });

  it('P-10 stops at the size limit without waiting for the end of the page', async () => {
    const late = Array.from({ length: 64 }, () => 'x'.repeat(1_000));
    site.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      for (const part of late) response.write(part);
      // The end never comes: only one of the two limits can stop the reading.
    };
    await expect(pages({ maxBytes: 10_000, timeoutMs: 20_000 }).read(PATH)).rejects.toMatchObject({ code: 'maxpreps_too_large' });
  });

  it.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    ['never ends', (_request, response) => void response.writeHead(200).write('<html>')],
    [
      'never ends packed',
      (_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).write(gzipSync('x').subarray(0, 5)),
    ],
  ])('P-10 gives up on a page that %s', async (_what, answer) => {
    site.answer = answer;
    await expect(pages({ timeoutMs: 150 }).read(PATH)).rejects.toMatchObject({ code: 'maxpreps_timeout' });
  });

  it.each<[string, RequestListener]>([
    ['breaks off', (_request, response) => void response.writeHead(200, { 'content-length': '9' }).write('<', () => response.destroy())],
    ['hangs up', (_request, response) => response.destroy()],
    ['packs badly', packed('gzip', Buffer.from('no gzip'))],
    ['packs in an unknown way', packed('zstd-x', Buffer.from('x'))],
  ])('P-10 says that MaxPreps is in trouble when it %s', async (_what, answer) => {
    site.answer = answer;
    await expect(pages().read(PATH)).rejects.toMatchObject({ code: 'maxpreps_failed' });
  });

  it('X-03 P-10 never connects to a private address that the operator did not name', async () => {
    const { port } = new URL(site.url);
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0x7f.1', '10.0.0.1', '169.254.169.254']) {
      const source = new MaxPrepsPages(`http://${host}:${port}`, { ...LIMITS, privateHost: false });
      await expect(source.read(PATH)).rejects.toMatchObject({ code: 'maxpreps_failed' });
    }
    expect(site.requests).toEqual([]);
  });
});
