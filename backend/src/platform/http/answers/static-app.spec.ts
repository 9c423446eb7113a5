import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import express from 'express';

import { serveApp } from './static-app.js';

describe('the web app on the same port', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'recruit-static-'));
  const app = express();
  const server = createServer(app);
  const page = '<head><title>Recruit</title><script>paint()</script></head><body><div id="root"></div></body>';
  let known = true;
  const facts = async (): Promise<object> => {
    if (!known) throw new Error('The database is away');
    return { total: 672, note: '"<$&' };
  };
  const preview = async (target: string) => {
    if (target === '/p/broken') throw new Error('The database is away');
    return target === '/p/marcus' ? { title: 'Marcus "QB" <Lee>', description: 'QB & more', image: 'https://x.test/a?b=1&c=2' } : null;
  };
  let port: number;
  const at = (name: string, target: string, init?: RequestInit) =>
    fetch(`http://${name}:${port}${target}`, { redirect: 'manual', ...init });

  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    port = (server.address() as AddressInfo).port;
    mkdirSync(path.join(folder, 'assets'));
    writeFileSync(path.join(folder, 'index.html'), page);
    writeFileSync(path.join(folder, 'favicon.svg'), '<svg/>');
    writeFileSync(path.join(folder, 'service-worker.js'), 'listen()');
    writeFileSync(path.join(folder, 'shell.html'), page);
    writeFileSync(path.join(folder, 'manifest.webmanifest'), '{}');
    writeFileSync(path.join(folder, 'assets', 'index-3f2a.js'), 'start()');
    writeFileSync(path.join(folder, 'assets', 'logo-1a2b.svg'), '<svg/>');
    writeFileSync(path.join(folder, 'assets', 'kit-77aa.js'), 'kit()');
    writeFileSync(path.join(folder, 'assets', 'kit-77aa.js.br'), brotliCompressSync('kit()'));
    writeFileSync(path.join(folder, 'assets', 'kit-77aa.js.gz'), gzipSync('kit()'));
    app.use((_request, response, next) => {
      response.setHeader('Content-Security-Policy', "default-src 'self';script-src 'self';frame-ancestors 'none'");
      response.setHeader('X-Content-Type-Options', 'nosniff');
      next();
    });
    serveApp(app, folder, { publicUrl: `http://127.0.0.1:${port}` }, { facts, preview, answers: async () => null });
  });

  afterAll(() => {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true });
  });

  it.each(['/', '/schools', '/admin/operations'])('S-01 gives the page for %s, never from a cache', async (target) => {
    const response = await at('127.0.0.1', target);
    expect(await response.text()).toContain('<title>Recruit</title>');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['/p/abc', '/P/abc', '/p/', '/coach-word', '/reset-password', '/account-deleted/abc'])(
    'P-12 U-12 keeps %s out of search engines and caches',
    async (target) => {
      const response = await at('127.0.0.1', target);
      expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).toMatch(/<head>\s*<meta name="robots" content="noindex, nofollow" \/>.*<title>Recruit/);
    },
  );

  it('P-15 a shared profile says in its head what a messenger shows of the link, and nothing can break out of it', async () => {
    const page = await (await at('127.0.0.1', '/p/marcus')).text();
    expect(page).toContain('<meta property="og:title" content="Marcus &quot;QB&quot; &lt;Lee&gt;" />');
    expect(page).toContain('<meta property="og:description" content="QB &amp; more" />');
    expect(page).toContain('<meta property="og:image" content="https://x.test/a?b=1&amp;c=2" />');
  });

  it.each(['/p/nobody', '/p/broken', '/'])('P-15 %s has no preview of its own, and the page comes all the same', async (target) => {
    const page = await (await at('127.0.0.1', target)).text();
    expect(page).toContain('<title>Recruit</title>');
    expect(page).not.toContain('og:title');
  });

  it('S-03 puts what the landing page shows into the page, and serves the page without it when it is not known', async () => {
    const html = await (await at('127.0.0.1', '/')).text();
    expect(html).toContain(
      '<meta name="recruit-directory" content="{&quot;total&quot;:672,&quot;note&quot;:&quot;\\&quot;&lt;$&amp;&quot;}" />',
    );
    known = false;
    const without = await at('127.0.0.1', '/');
    known = true;
    expect([without.status, await without.text()]).toEqual([200, expect.not.stringContaining('recruit-directory')]);
  });

  it.each(['/', '/p/abc', '/shell.html'])('X-01 lets the script run that %s holds as it was built, and no other', async (target) => {
    const policy = (await at('127.0.0.1', target)).headers.get('content-security-policy');
    const hash = createHash('sha256').update('paint()').digest('base64');
    expect(policy).toBe(`default-src 'self';script-src 'self' 'sha256-${hash}';frame-ancestors 'none'`);
  });

  it('issue 17 a script brings no headers that say something of a document alone', async () => {
    const headers = [...(await at('127.0.0.1', '/assets/kit-77aa.js')).headers.keys()];
    expect(headers).toContain('x-content-type-options');
    expect(headers).not.toContain('content-security-policy');
    expect((await at('127.0.0.1', '/assets/logo-1a2b.svg')).headers.has('content-security-policy')).toBe(true);
  });

  it('issue 17 draws the promise of the landing page before any script, and nothing on other pages of a visitor', async () => {
    const landing = await (await at('127.0.0.1', '/')).text();
    expect(landing).toContain('<h1>Write to the right coaches. Know who wrote back.</h1>');
    expect(landing).toContain('<meta name="recruit-visitor" content="" />');
    expect(await (await at('127.0.0.1', '/privacy')).text()).toContain('<div id="root"></div>');
  });

  it('P-15 a visitor of a shared profile is marked as one; who has a cookie may be signed in, and nothing of theirs is in the page', async () => {
    const page = async (headers = {}) => await (await fetch(`http://127.0.0.1:${port}/p/abc`, { headers })).text();
    expect(await page()).toContain('recruit-visitor');
    const own = await page({ cookie: 'recruit.sid=x' });
    for (const words of ['recruit-visitor', 'recruit-answers']) expect(own).not.toContain(words);
  });

  it('S-01 lets hashed files be kept for ever, and gives no page for one that is gone', async () => {
    const script = await at('127.0.0.1', '/assets/index-3f2a.js');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await at('127.0.0.1', '/assets/index-0000.js')).status).toBe(404);
  });

  it.each(['/service-worker.js', '/shell.html'])('L-03 lets a browser ask for %s each time, and puts nothing into it', async (target) => {
    const response = await at('127.0.0.1', target);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(await response.text()).not.toContain('recruit-directory');
  });

  it('L-03 serves the manifest as one', async () => {
    const response = await at('127.0.0.1', '/manifest.webmanifest');
    expect(response.headers.get('content-type')).toContain('application/manifest+json');
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', null],
  ])('issue 17 sends a reader of %s the file that the build compressed (%s)', async (accepted, encoding) => {
    const script = await at('127.0.0.1', '/assets/kit-77aa.js', { headers: { 'accept-encoding': accepted } });
    expect(script.headers.get('content-encoding')).toBe(encoding);
    expect(script.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(await script.text()).toBe('kit()');
  });

  it('issue 17 sends a file as it is when the build did not compress it', async () => {
    const script = await at('127.0.0.1', '/assets/index-3f2a.js', { headers: { 'accept-encoding': 'br, gzip' } });
    expect([script.headers.get('content-encoding'), await script.text()]).toEqual([null, 'start()']);
  });

  it('X-02 answers an unknown API path as JSON', async () => {
    const response = await at('127.0.0.1', '/api/nothing', { method: 'POST' });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not_found', message: 'There is nothing at POST /api/nothing.' });
  });

  it('issue 2 sends a browser from the other loopback name to the public one, because cookies differ', async () => {
    const response = await at('localhost', '/schools?q=a', { headers: { accept: 'text/html' } });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`http://127.0.0.1:${port}/schools?q=a`);
  });

  it('issue 2 keeps files outside the folder to itself', async () => {
    for (const target of ['/..%2f..%2fetc%2fpasswd', '/assets/..%2f..%2findex.html', '/.env']) {
      expect(await (await at('127.0.0.1', target)).text()).not.toMatch(/root:|SECRET/);
    }
  });
});
