// B9f: what has come over the wire, headers included, without scripts and fonts, before the first school can be read on a first visit to
// Schools: on a phone and on a desk, of an account of which nothing is known and of one that sees schools in the order in which they fit.
import { chromium } from '@playwright/test';

import { sessionOf, startDatabase, startServer } from '../../backend/bench/support/bench-world.mjs';
import { findChromium } from '../../scripts/lib/find-chromium.mjs';
import { startSlowLine } from './support/slow-line.mjs';

const KNOWN = { position: 'QB', graduationYear: 2028, city: 'Toledo', state: 'OH', gpa: 3.4, satScore: 1180, height: '6\'2"', weight: 195 };
const SMALL = process.argv.includes('--small');
const WIDTHS = SMALL ? [360] : [360, 1440];
const ACCOUNTS = [
  ['new account', {}],
  ['"For you"', KNOWN],
];
/** A school on the first screen before the app is there, a card, or a row. */
const APP_SCHOOL = '#root main ul[aria-label="Schools"] > li, #root main tbody[role="rowgroup"] > tr';
const SCHOOL = `.first-list h2, ${APP_SCHOOL}`;
const NOT_DATA = /\.(?:js|woff2)$/u;

const pieces = [];
const database = await startDatabase();
const server = await startServer(database);
const line = await startSlowLine(server.url, {
  isShared: true,
  note: (path, bytes) => NOT_DATA.test(path) || pieces.push({ path, bytes, at: Date.now() }),
});
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-dev-shm-usage'] });
try {
  for (const [name, changes] of SMALL ? ACCOUNTS.slice(-1) : ACCOUNTS) {
    for (const width of WIDTHS) console.log(await measured(name, changes, width));
  }
} finally {
  await browser.close();
  await line.stop();
  await server.stop();
  await database.stop();
}

async function measured(name, changes, width) {
  const username = `athlete-${Object.keys(changes).length}-${width}`;
  const cookie = await sessionOf(server.url, { username, email: `${username}@example.org`, password: 'touchdown' });
  const headers = { cookie, 'content-type': 'application/json', origin: server.url };
  const answer = await fetch(`${server.url}/api/user`, { method: 'PUT', headers, body: JSON.stringify(changes) });
  if (!answer.ok) throw new Error(await answer.text());
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  await context.addCookies(cookie.split('; ').map((pair) => cookieOf(pair)));
  pieces.length = 0;
  const readAt = await whenReadable(context);
  const before = sums(pieces.filter(({ at }) => at <= readAt));
  const whole = sums(pieces);
  await context.close();
  return `| B9f first data of Schools, ${width} px, ${name} | ${before}; of the whole page ${whole} | | ≤ 60 kB |`;
}

function cookieOf(pair) {
  const [name] = pair.split('=', 1);
  return { name, value: pair.slice(name.length + 1), url: line.url };
}

async function whenReadable(context) {
  const page = await context.newPage();
  await page.addInitScript(noteWhenReadable, SCHOOL);
  await page.goto(`${line.url}/recruiting`, { waitUntil: 'commit', timeout: 120_000 });
  const readAt = await (await page.waitForFunction(() => globalThis.readAt, undefined, { timeout: 120_000 })).jsonValue();
  // The app itself, with the whole directory.
  await page.locator(APP_SCHOOL).first().waitFor({ timeout: 120_000 });
  await page.waitForLoadState('networkidle');
  return readAt;
}

/** Runs in the page: the wall clock, in milliseconds, of the first frame in which something that the selector finds can be seen. */
function noteWhenReadable(selector) {
  const look = () => {
    const isThere = [...globalThis.document.querySelectorAll(selector)].some((one) => one.getClientRects().length > 0);
    if (isThere) globalThis.readAt = Date.now();
    else globalThis.requestAnimationFrame(look);
  };
  look();
}

function sums(some) {
  const kB = (bytes) => (bytes / 1_000).toFixed(1);
  const byPath = new Map();
  for (const { path, bytes } of some) {
    const name = path.replace(/^\/assets\/|-[^-]+(?=\.css$)|\?.*$/gu, '');
    byPath.set(name, (byPath.get(name) ?? 0) + bytes);
  }
  const all = [...byPath.values()].reduce((sum, bytes) => sum + bytes, 0);
  const largest = [...byPath].filter(([, bytes]) => bytes >= 1_000).sort(([, a], [, b]) => b - a);
  return `${kB(all)} kB (${largest.map(([name, bytes]) => `${name} ${kB(bytes)}`).join(', ')})`;
}
