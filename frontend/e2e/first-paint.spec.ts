import type { Browser, Page } from '@playwright/test';
import { expect, test } from './support/app-server';
import { violationsOf } from './support/violations-of';

test('issue 17 the first paint has the heading before any script, and says what is needed where scripts are blocked', async ({
  page,
  steps,
  browser,
}) => {
  await steps.signUp();
  await page.goto('/');
  const storageState = await page.context().storageState();
  const without = await browser.newContext({ storageState, javaScriptEnabled: false });
  const blocked = await without.newPage();
  await blocked.goto(new URL('/', page.url()).href);
  await expect(blocked.getByRole('heading', { level: 1, name: 'Welcome to Recruit!' })).toBeVisible();
  expect(await blocked.locator('noscript').innerHTML()).toContain('Recruit needs JavaScript');
  await blocked.goto(new URL('/recruiting', page.url()).href);
  await expect(blocked.getByRole('heading', { level: 1, name: 'Schools' })).toBeVisible();
  await without.close();
});

test('issue 17 Home asks for nothing before it is there that the document brought along', async ({ page, steps }) => {
  await steps.signUp();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Action Items' })).toBeVisible();
  for (const path of ['/api/user/home', '/api/user/activity', '/api/user/mail-sender', '/api/server']) expect(asked).not.toContain(path);
});

test('issue 17 a visitor of the landing page fetches nothing for reading offline before they sign in', async ({ page, steps }) => {
  const { username, password } = await steps.signUp();
  await page.context().clearCookies();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const isOffline = (path: string) => path.startsWith('/assets/heavy-');
  await page.goto('/');
  await expect(page.getByLabel('Username')).toBeVisible();
  // What waits for a free moment has had it.
  await page.evaluate(() => new Promise((free) => requestIdleCallback(() => setTimeout(() => requestIdleCallback(free)))));
  expect(asked.filter(isOffline)).toEqual([]);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Action Items' })).toBeVisible();
  await expect.poll(() => asked.filter(isOffline).length).toBe(1);
});

test('issue 17 a visitor of the landing page reads the promise before any script, asks nobody who they are, and no error is logged', async ({
  page,
}) => {
  const asked: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Write to the right coaches. Know who wrote back.' })).toBeVisible();
  await page.unroute('**/assets/*.js');
  await page.goto('/');
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(asked).not.toContain('/api/user');
  expect(errors).toEqual([]);
});

/** The schools that the document draws without any script. */
async function drawnWithoutScripts(page: Page, browser: Browser): Promise<string[]> {
  const storageState = await page.context().storageState();
  const without = await browser.newContext({ storageState, javaScriptEnabled: false, viewport: page.viewportSize() });
  const blocked = await without.newPage();
  await blocked.goto(new URL('/recruiting', page.url()).href);
  await expect(blocked.locator('.first-list h2').first()).toBeVisible();
  const drawn = await blocked.locator('.first-list h2').allTextContents();
  await without.close();
  expect(drawn.length).toBeGreaterThan(5);
  return drawn;
}

test('issue 17 on a phone the first schools are there before any script, and the same once all of them are', async ({
  page,
  steps,
  browser,
}) => {
  await steps.signUp();
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto('/recruiting');
  const names = page.getByRole('list', { name: 'Schools' }).getByRole('heading', { level: 2 });
  await expect(page.getByRole('searchbox', { name: 'Search schools' })).toHaveAttribute('placeholder', /^Search \d+ schools$/u);
  await expect(names.first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Sort by' }).locator('option', { hasText: 'For you' }).first().waitFor({ state: 'attached' });
  const shown = await names.allTextContents();
  const drawn = await drawnWithoutScripts(page, browser);
  expect(shown.slice(0, drawn.length)).toEqual(drawn);
});

test('issue 16 on a desk the first schools are there before any script, and the same in the rows', async ({ page, steps, browser }) => {
  await steps.signUp();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/recruiting');
  await expect(page.getByRole('searchbox', { name: 'Search schools' })).toHaveAttribute('placeholder', /^Search \d+ schools$/u);
  const drawn = await drawnWithoutScripts(page, browser);
  const rows = page.getByRole('table', { name: 'Schools' }).getByRole('row');
  for (const [at, name] of drawn.entries()) await expect(rows.nth(at + 1)).toContainText(name);
});

test('issue 17 a session that ends between document and script leads to the sign-in, with nothing of the athlete left', async ({
  page,
  steps,
}) => {
  await steps.signUp();
  let isOver = false;
  await page.route('**/assets/index-*.js', async (route) => {
    const origin = new URL(page.url()).origin;
    if (!isOver) await page.context().request.post(`${origin}/api/logout`, { headers: { origin } });
    isOver = true;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(page.getByText('Action Items')).toBeHidden();
});

for (const [file, of] of [
  ['framework-*.js', 'the UI kit'],
  ['index-*.js', 'the app'],
  ['style-*.css', 'the styles'],
] as const) {
  test(`when ${of} cannot be loaded the page says so, and "Load again" brings it`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.route(`**/assets/${file}`, (route) => route.abort());
    await page.goto('/');
    const notice = page.getByRole('alert').filter({ hasText: 'This page could not be shown' });
    await expect(notice).toContainText('The connection may have dropped. Nothing you saved is lost.');
    expect(await violationsOf(page)).toEqual([]);
    await page.unrouteAll();
    await notice.getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByLabel('Username')).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
}

test('A-01 the landing page is drawn once, so that nothing is lost that was typed at once', async ({ page }) => {
  await page.addInitScript(() => {
    const drawn = new Set<Element>();
    Object.assign(globalThis, { drawn });
    new MutationObserver(() => document.querySelectorAll('input[autocomplete~=username]').forEach((input) => drawn.add(input))).observe(
      document,
      { childList: true, subtree: true },
    );
  });
  await page.goto('/');
  await expect(page.getByLabel('Username')).toBeVisible();
  // The app has asked once more who is here by then.
  await page.evaluate(() => new Promise((free) => requestIdleCallback(() => setTimeout(() => requestIdleCallback(free), 100))));
  expect(await page.evaluate(() => (globalThis as unknown as { drawn: Set<Element> }).drawn.size)).toBe(1);
});
