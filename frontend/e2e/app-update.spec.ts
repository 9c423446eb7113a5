import type { Page } from '@playwright/test';
import { expect, test } from './support/app-server';
import { lookOver } from './support/look-over';
import { cut, favorites, json, untilKept } from './support/offline-steps';
import { startUpdatedServer } from './support/updated-server';

test.use({ serviceWorkers: 'allow' });

const update = (page: Page) => page.getByText('A new version is ready.');
const notes = (page: Page) => page.getByLabel('Notes', { exact: true });
const openAkron = (page: Page) => page.getByRole('button', { name: 'Akron', exact: true }).click();
const closeAkron = (page: Page) => page.getByRole('dialog', { name: 'Akron' }).getByRole('button', { name: 'Close' }).click();

/** Whether the page is still the one that was marked: one that was loaded again has lost the mark. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { isSamePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in globalThis);
const isNewer = (page: Page) => page.evaluate(() => document.querySelector('link[data-start]')?.getAttribute('href')?.includes('-newer.'));

/** What the app does itself once an hour. */
const lookForUpdate = (page: Page) => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

test('L-03 issue 17 an app of an older version continues beside a newer server, offers the update, and never loads again while somebody types', async ({
  page,
  context,
  steps,
  server,
}) => {
  test.slow();
  await steps.signUp();
  const akron = (await favorites(page, server.url, 'Akron'))('Akron');
  const updated = await startUpdatedServer(server.url);
  const board = `${updated.url}/recruiting?view=board`;
  await page.goto(board);
  await untilKept(page);
  await page.reload();
  await untilKept(page, 'getUser', 'listSchools', 'listFavorites', 'listTargetSchools');
  const other = await context.newPage();
  await other.goto(`${updated.url}/campaigns`);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await openAkron(page);
  await notes(page).fill('Camp June 12, ask ab');
  await mark(page);
  await mark(other);

  updated.update();
  await lookForUpdate(page);
  await expect(update(page)).toBeAttached();
  await expect(update(other)).toBeVisible();
  await expect(notes(page)).toBeFocused();
  await page.keyboard.type('out dorms');
  // The part of the API that moved: what was typed stays, and is called what it is.
  await notes(page).blur();
  await expect(page.getByText('Not saved', { exact: false })).toBeVisible();
  await expect(notes(page)).toHaveValue('Camp June 12, ask about dorms');
  expect([await isSamePage(page), await isSamePage(other)]).toEqual([true, true]);
  await closeAkron(page);
  await expect(page.getByRole('button', { name: 'Reload' })).toBeInViewport();
  await lookOver(page, 'a new version is ready');

  // A part that was never opened comes from this device, though the newer server has it no more.
  await other.getByRole('button', { name: 'Create Campaign' }).first().click();
  await expect(other.getByRole('dialog', { name: 'Create Email Campaign' })).toBeVisible();
  await other.getByLabel('Subject').fill('My film');

  await page.getByRole('button', { name: 'Reload' }).click();
  // Asked while the page changes, the question itself is lost: it is asked again.
  await expect.poll(() => isSamePage(page).catch(() => null)).toBe(false);
  await expect.poll(() => isNewer(page).catch(() => null)).toBe(true);
  await expect(update(page)).toHaveCount(0);
  await openAkron(page);
  await notes(page).fill('Camp June 12, ask about dorms');
  await notes(page).blur();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await json(page.request, `${server.url}/api/user/target-schools`)).toMatchObject([
    { schoolId: akron, notes: 'Camp June 12, ask about dorms' },
  ]);
  // The other tab is asked too, and keeps what is in it.
  await expect(other.getByLabel('Subject')).toHaveValue('My film');
  expect(await isSamePage(other)).toBe(true);
  await other.close();
  await closeAkron(page);

  await cut(context, page, true);
  await page.goto(board);
  await expect(page.getByRole('button', { name: 'Akron', exact: true })).toBeVisible();
  expect(await isNewer(page)).toBe(true);
  await updated.stop();
});
