import { expect, test } from './support/app-server';

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
  for (const path of ['/api/user', '/api/user/home', '/api/user/activity', '/api/user/mail-sender', '/api/server'])
    expect(asked).not.toContain(path);
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
