// npm run pictures [-- ADDRESS]: takes the pictures of docs/pictures anew from a running demo, by Chromium.
import { writeFile } from 'node:fs/promises';

import { chromium } from '@playwright/test';
import sharp from 'sharp';

import { findChromium } from './lib/find-chromium.mjs';
import { main } from './lib/main.mjs';
import { inRoot } from './lib/paths.mjs';
import { say } from './lib/say.mjs';

const athlete = { username: 'marcus', password: 'friday-nights' };
/** Larger pictures make the README slow to load. */
const MOST_BYTES = 90_000;
/** Enough for letters on cards and a small photo; a palette is a third of the size. */
const COLORS = 128;

const desk = { viewport: { width: 1280, height: 800 } };
const wideDesk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 800 }, deviceScaleFactor: 1.5, isMobile: true, hasTouch: true };
const dark = { colorScheme: 'dark' };

/** `find` leads to the one whose `name` is given: its address, from the API. `shows` is on the page once it is whole. */
const pictures = [
  { file: 'home.png', address: '/', shows: 'Recent Activity', screen: desk },
  { file: 'schools.png', address: '/recruiting?favorites=1', shows: 'View Fit', screen: wideDesk },
  { file: 'fit-dark.png', find: fitOf, name: 'Texas State', shows: 'How we scored', screen: { ...desk, ...dark } },
  { file: 'campaign.png', find: campaignOf, name: 'Junior season film', shows: 'What happened', screen: desk },
  { file: 'board-phone-dark.png', address: '/recruiting?view=board', shows: 'on your board', screen: { ...phone, ...dark } },
  { file: 'home-phone.png', address: '/', shows: 'Recruiting Progress', screen: phone },
];

async function listOf(context, path) {
  const answer = await context.request.get(path);
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}.`);
  return answer.json();
}

function oneOf(list, nameOf, name) {
  const found = list.find((one) => nameOf(one) === name);
  if (!found) throw new Error(`The demo has no “${name}”; start it with --fresh.`);
  return found;
}

async function fitOf(context, name) {
  const { schoolId } = oneOf(await listOf(context, '/api/user/favorites'), ({ school }) => school.name, name);
  return `/fit?school=${schoolId}`;
}

async function campaignOf(context, name) {
  const { id } = oneOf(await listOf(context, '/api/user/campaigns'), (campaign) => campaign.name, name);
  return `/campaigns?campaign=${id}`;
}

async function signIn(context) {
  const answer = await context.request.post('/api/login', { data: athlete, headers: { 'sec-fetch-site': 'same-origin' } });
  if (!answer.ok()) throw new Error(`${athlete.username} could not sign in (${answer.status()}); is a demo running there?`);
}

/** The page without the line about demo data, with its fonts, once nothing on it is still loading. */
async function openWhole(page, address, shows) {
  await page.goto(address);
  await page.getByRole('button', { name: 'Close this notice' }).click();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByText(shows).first().waitFor();
  await page.waitForFunction(() => globalThis.document.querySelector('[data-pending], [role="status"][aria-label^="Loading"]') === null);
  await page.evaluate(() => globalThis.document.fonts.ready.then(() => undefined));
}

async function take(browser, baseURL, { file, screen, address, find, name, shows }) {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block', reducedMotion: 'reduce', ...screen });
  try {
    await signIn(context);
    const page = await context.newPage();
    await openWhole(page, address ?? (await find(context, name)), shows);
    const drawn = await page.screenshot({ animations: 'disabled' });
    const bytes = await sharp(drawn).png({ palette: true, colours: COLORS, effort: 10 }).toBuffer();
    if (bytes.length > MOST_BYTES) throw new Error(`${file} has ${bytes.length} bytes; at most ${MOST_BYTES} are allowed.`);
    await writeFile(inRoot('docs', 'pictures', file), bytes);
    say(`${file}: ${Math.ceil(bytes.length / 1000)} kB`);
  } finally {
    await context.close();
  }
}

main(async () => {
  const address = process.argv[2] ?? 'http://localhost:3000';
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  try {
    for (const picture of pictures) await take(browser, address, picture);
  } finally {
    await browser.close();
  }
});
