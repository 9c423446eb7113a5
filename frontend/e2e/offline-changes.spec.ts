import type { Page } from '@playwright/test';
import { expect, test } from './support/app-server';
import { forgetSession } from './support/forget-session';
import { lookOver } from './support/look-over';
import { cut, favorites, forget, json, keptOf, notice, star, untilKept } from './support/offline-steps';

test.use({ serviceWorkers: 'allow' });

interface Draft {
  id: string;
  name: string;
  template: string;
}

/** An athlete with Akron as a favorite, and one draft. */
async function prepare(page: Page, url: string) {
  const headers = { origin: url };
  const idOf = await favorites(page, url, 'Akron');
  const data = { name: 'Junior film', subject: 'My film', template: 'Coach, hello.' };
  const draft = (await (await page.request.post('/api/user/campaigns', { data, headers })).json()) as Draft;
  return { idOf, draft, headers };
}

/** The app opens from this device, and keeps board, drafts and Home. */
async function openOnce(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilKept(page);
  await page.reload();
  await untilKept(page, 'getUser', 'listSchools', 'listFavorites', 'listTargetSchools', 'getCampaigns', 'getHome');
}

test('L-03 a draft that is made and stars that are set offline are stored once, also when the app is closed while it sends', async ({
  page,
  context,
  steps,
  server,
}) => {
  await steps.signUp();
  const { idOf } = await prepare(page, server.url);
  await openOnce(page, '/campaigns');
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'New Campaign' }).click();
  const editor = page.getByRole('dialog', { name: 'Create Email Campaign' });
  await editor.getByLabel('Campaign name').fill('From the bus');
  await editor.getByLabel('Subject', { exact: true }).fill('My film');
  await editor.getByLabel('Email', { exact: true }).fill('Coach, from the bus.');
  await editor.getByRole('button', { name: 'Create Campaign' }).click();
  await expect(page.getByText('It is sent when you are back online.')).toBeVisible();
  await page.goto('/recruiting?q=akron');
  await star(page, 'Akron').click();
  await expect(notice(page)).toContainText('2 changes are waiting on this device.');
  await page.goto('/recruiting?q=toledo');
  await star(page, 'Toledo').click();
  await expect(notice(page)).toContainText('3 changes are waiting on this device.');
  await page.goto('/campaigns');
  await expect(page.getByRole('link', { name: /From the bus/u })).toContainText('Waiting');
  await lookOver(page, 'a draft that waits');

  // The server stores the draft, and the phone dies before the answer comes.
  await context.route('**/api/user/campaigns', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await page.close();
  });
  const closed = page.waitForEvent('close');
  await context.setOffline(false);
  await closed;
  await context.unroute('**/api/user/campaigns');

  const later = await context.newPage();
  await later.goto('/campaigns');
  await expect.poll(async () => (await keptOf(later)).changes, { timeout: 30_000 }).toBe(0);
  const drafts = await json<Draft[]>(later.request, '/api/user/campaigns');
  expect(drafts.map(({ name }) => name).sort()).toEqual(['From the bus', 'Junior film']);
  const marked = await json<{ schoolId: number }[]>(later.request, '/api/user/favorites');
  expect(marked.map(({ schoolId }) => schoolId)).toEqual([idOf('Toledo')]);
});

test('L-03 a note that was changed here and elsewhere is edited into one text, which is stored once', async ({
  page,
  context,
  steps,
  server,
}) => {
  await steps.signUp();
  const { idOf, headers } = await prepare(page, server.url);
  await openOnce(page, '/recruiting?view=board');
  await context.setOffline(true);
  await page.goto('/recruiting?view=board');
  await page.getByRole('button', { name: 'Akron', exact: true }).click();
  await page.getByLabel('Notes', { exact: true }).fill('From the phone');
  await page.getByLabel('Notes', { exact: true }).blur();
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  await page.getByRole('dialog', { name: 'Akron' }).getByRole('button', { name: 'Close' }).click();
  await page.request.patch(`/api/user/target-schools/${idOf('Akron')}`, { data: { notes: 'From the laptop' }, headers });
  await cut(context, page, false);
  await expect(notice(page)).toContainText('1 change made here needs your decision.');
  await page.getByRole('button', { name: 'See it' }).click();
  await page.getByRole('button', { name: 'Edit both together' }).click();
  const both = page.getByRole('textbox', { name: 'Notes' });
  await expect(both).toHaveValue('From the phone\nFrom the laptop');
  await lookOver(page, 'both in one');
  await both.fill('From phone and laptop');
  await page.getByRole('button', { name: 'Save this text' }).click();
  await expect(page.getByRole('dialog', { name: 'Nothing is waiting' })).toBeVisible();
  expect(await json(page.request, '/api/user/target-schools')).toMatchObject([{ notes: 'From phone and laptop' }]);
});

test('L-03 Home is there offline though nobody opened it, and what is not kept says calmly that it needs a connection', async ({
  page,
  context,
  steps,
  server,
}) => {
  await steps.signUp();
  await prepare(page, server.url);
  await openOnce(page, '/recruiting');
  await context.setOffline(true);
  await page.goto('/');
  await expect(notice(page)).toContainText('You’re offline.');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await lookOver(page, 'Home without a connection');
  await forget(page, 'getHome(undefined)', 'page /');
  await page.goto('/');
  await expect(page.getByText('This part needs a connection.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await lookOver(page, 'Home that is not kept');
  await cut(context, page, false);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
});

/** What was in the page before the app had drawn it; '' where nothing did. */
const drawnFirst = (page: Page) => page.evaluate(() => (globalThis as { drawnFirst?: string }).drawnFirst ?? '');

test('L-03 a page is there as it was before the app runs, for its owner alone', async ({ page, context, steps, server }) => {
  await page.addInitScript(() => {
    const look = new MutationObserver(() => {
      if (document.querySelector('[data-kept-page]') === null) return;
      (globalThis as { drawnFirst?: string }).drawnFirst = document.querySelector('main')?.textContent ?? '';
    });
    look.observe(document, { childList: true, subtree: true });
  });
  const board = '/recruiting?view=board';
  const account = await steps.signUp();
  await prepare(page, server.url);
  await openOnce(page, board);
  await untilKept(page, 'page /recruiting');
  await context.setOffline(true);
  await page.goto(board);
  await expect(page.locator('[data-kept-page]')).toHaveCount(0);
  expect(await drawnFirst(page)).toContain('Akron');
  await page.getByRole('button', { name: 'Akron', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Akron' })).toBeVisible();
  // Another query of the same page shows something else.
  await page.goto('/recruiting?q=akron');
  await expect(star(page, 'Akron')).toBeVisible();
  expect(await drawnFirst(page)).toBe('');
  await context.setOffline(false);

  await forgetSession(page);
  await page.goto('/settings');
  await expect.poll(async () => (await keptOf(page)).owner?.isLocked).toBe(true);
  await context.setOffline(true);
  await page.goto(board);
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  expect(await drawnFirst(page)).toBe('');
  await context.setOffline(false);

  await page.request.post('/api/login', {
    data: { username: account.username, password: account.password },
    headers: { origin: server.url },
  });
  await page.goto(board);
  await expect(page.getByRole('button', { name: 'Akron', exact: true })).toBeVisible();
  await forgetSession(page);
  await steps.signUp();
  await page.goto('/settings');
  await expect.poll(async () => (await keptOf(page)).answers).not.toContain('page /recruiting');
  await untilKept(page, 'getUser');
  await context.setOffline(true);
  await page.goto(board);
  await expect(page.getByRole('heading', { name: 'Schools', level: 1 })).toBeVisible();
  expect(await drawnFirst(page)).toBe('');
});
