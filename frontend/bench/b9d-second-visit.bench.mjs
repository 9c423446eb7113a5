// B9d, the app on a phone that has been here before: how long until the page's own content is there, on a slow connection
// and without any, with a processor that is slowed down four times.
import { chromium } from '@playwright/test';

import { median, startDatabase, startServer } from '../../backend/bench/support/bench-world.mjs';
import { findChromium } from '../../scripts/lib/find-chromium.mjs';
import { startSlowLine } from './support/slow-line.mjs';

const SMALL = process.argv.includes('--small');
const ROUNDS = SMALL ? 1 : 5;
/** The browser slows a page down by keeping a processor busy, which a run that measures nothing can do without. */
const SLOWER = SMALL ? 1 : 4;
const EVERY_PAGE = [
  { name: 'Home', path: '/', content: '#root main h3' },
  { name: 'Schools', path: '/recruiting', content: '#root main ul[aria-label="Schools"] > li' },
];
const PAGES = SMALL ? EVERY_PAGE.slice(0, 1) : EVERY_PAGE;

const database = await startDatabase();
const server = await startServer(database);
const line = await startSlowLine(server.url);
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-dev-shm-usage'] });
try {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  const data = { username: 'athlete', password: 'touchdown', email: 'athlete@recruit.test' };
  await context.request.post(`${server.url}/api/register`, { data, headers: { origin: server.url } });
  for (const page of PAGES) await visitOnce(context, page);
  for (const [words, isOffline, bar] of [
    ['second visit on slow 4G', false, '≤ 0.8 s'],
    ['start without a connection', true, '≤ 1 s'],
  ]) {
    await context.setOffline(isOffline);
    for (const page of PAGES) console.log(`| B9d ${words}, ${page.name} | ${await measured(context, page)} | | ${bar} |`);
  }
} finally {
  await browser.close();
  await line.stop();
  await server.stop();
  await database.stop();
}

async function measured(context, page) {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timesOf(context, page));
  const [content, takenOver] = ['content', 'takenOver'].map((name) => times.map((time) => time[name]));
  return `content after ${seconds(median(content))}, at most ${seconds(Math.max(...content))}; the app has taken over after ${seconds(median(takenOver))}`;
}

function seconds(ms) {
  return `${(ms / 1_000).toFixed(2)} s`;
}

/** The worker and what it keeps are there, and the answers of this page are kept. */
async function visitOnce(context, { path, content }) {
  const tab = await context.newPage();
  await tab.goto(line.url + path);
  await tab.waitForSelector(content, { timeout: 60_000 });
  await tab.evaluate(() => globalThis.navigator.serviceWorker.ready.then(() => undefined));
  await tab.reload();
  await tab.waitForSelector(content, { timeout: 60_000 });
  await tab.waitForLoadState('networkidle');
  await untilKept(tab, `page ${path}`);
  await tab.close();
}

async function untilKept(tab, key) {
  const end = Date.now() + 60_000;
  while (!(await tab.evaluate(isPageKept, key))) {
    if (Date.now() > end) throw new Error(`This device does not keep "${key}".`);
    await new Promise((later) => setTimeout(later, 100));
  }
}

/** Whether this device keeps how the page looks; runs in the page. */
function isPageKept(key) {
  return new Promise((resolve) => {
    const opening = globalThis.indexedDB.open('recruit-device');
    opening.onsuccess = () => {
      const asked = opening.result.transaction('answers').objectStore('answers').count(key);
      asked.onsuccess = () => {
        opening.result.close();
        resolve(asked.result === 1);
      };
    };
  });
}

/** Milliseconds from the start of the navigation to the content, and until the app has drawn it and answers to a press. */
async function timesOf(context, { path, content }) {
  const tab = await context.newPage();
  await tab.addInitScript((selector) => {
    const { document, MutationObserver, requestAnimationFrame } = globalThis;
    const look = new MutationObserver(() => {
      if (document.querySelector(selector) === null) return;
      globalThis.content ??= requestAnimationFrame(() => (globalThis.content = performance.now()));
      if (document.querySelector('[data-kept-page]') !== null) return;
      look.disconnect();
      requestAnimationFrame(() => (globalThis.takenOver = performance.now()));
    });
    look.observe(document, { childList: true, subtree: true });
  }, content);
  const devtools = await context.newCDPSession(tab);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await tab.goto(line.url + path, { waitUntil: 'commit' });
  await tab.waitForFunction(() => globalThis.takenOver !== undefined, undefined, { timeout: 60_000 });
  const times = await tab.evaluate(() => ({ content: globalThis.content, takenOver: globalThis.takenOver }));
  await tab.close();
  return times;
}
