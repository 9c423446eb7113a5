import type { Page } from '@playwright/test';
import { expect, test } from './support/app-server';
import { cut, favorites, json, keptOf, notice, star, untilKept } from './support/offline-steps';

test.use({ serviceWorkers: 'allow' });

const board = '/recruiting?view=board';

async function writeNote(page: Page, text: string): Promise<void> {
  await page.getByLabel('Notes', { exact: true }).fill(text);
  await page.getByLabel('Notes', { exact: true }).blur();
}

const openAkron = (page: Page) => page.getByRole('button', { name: 'Akron', exact: true }).click();
const closeAkron = (page: Page) => page.getByRole('dialog', { name: 'Akron' }).getByRole('button', { name: 'Close' }).click();

test('L-03 a private window that keeps nothing works as any page, says so without a connection, and calls nothing kept', async ({
  page,
  context,
  steps,
  server,
}) => {
  await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }));
  await steps.signUp();
  const akron = (await favorites(page, server.url, 'Akron'))('Akron');
  await page.goto(board);
  await openAkron(page);
  await writeNote(page, 'Camp');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await writeNote(page, 'Camp June 12');
  await expect(page.getByText('Not saved', { exact: false })).toBeVisible();
  await expect(page.getByText('Saved on this device', { exact: true })).toHaveCount(0);
  await expect(page.getByLabel('Notes', { exact: true })).toHaveValue('Camp June 12');
  await closeAkron(page);
  await expect(notice(page)).toContainText('This browser has nothing saved to read.');
  await cut(context, page, false);
  await openAkron(page);
  await writeNote(page, 'Camp June 12, dorms');
  await expect
    .poll(async () => await json(page.request, '/api/user/target-schools'))
    .toMatchObject([{ schoolId: akron, notes: 'Camp June 12, dorms' }]);
});

test('L-03 where the disk is full a star that can not be kept is taken back and said, and is kept once there is room', async ({
  page,
  context,
  steps,
  server,
}) => {
  await steps.signUp();
  await favorites(page, server.url, 'Akron');
  await page.goto('/recruiting?q=toledo');
  await untilKept(page);
  await page.reload();
  await untilKept(page, 'getUser', 'listSchools', 'listFavorites');
  await context.setOffline(true);
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    };
    Object.assign(globalThis, { makeRoom: () => (IDBObjectStore.prototype.put = put) });
  });
  await star(page, 'Toledo').click();
  await expect(page.getByText('Failed to add favorite', { exact: true })).toBeVisible();
  await expect(star(page, 'Toledo')).toHaveAttribute('aria-pressed', 'false');
  expect((await keptOf(page)).changes).toBe(0);
  await page.evaluate(() => void (globalThis as unknown as { makeRoom: () => unknown }).makeRoom());
  await star(page, 'Toledo').click();
  await expect(notice(page)).toContainText('1 change is waiting on this device.');
});

test('L-03 of two open tabs that come back online together one sends, and each change is stored once', async ({
  page,
  context,
  steps,
  server,
}) => {
  await steps.signUp();
  const akron = (await favorites(page, server.url, 'Akron'))('Akron');
  await page.goto(board);
  await untilKept(page);
  await page.reload();
  await untilKept(page, 'getUser', 'listSchools', 'listFavorites', 'listTargetSchools');
  const other = await context.newPage();
  await other.goto(board);
  await expect(other.getByRole('button', { name: 'Akron', exact: true })).toBeVisible();
  await context.setOffline(true);
  await openAkron(page);
  await writeNote(page, 'From the first tab');
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  await closeAkron(page);
  await expect(notice(other)).toContainText('1 change is waiting on this device.');
  const saves: string[] = [];
  context.on('request', (request) => {
    if (request.method() !== 'GET') saves.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await cut(context, page, false);
  await cut(context, other, false);
  await expect.poll(async () => (await keptOf(page)).changes).toBe(0);
  await expect(notice(page)).not.toContainText('waiting');
  await expect(notice(other)).not.toContainText('waiting');
  expect(saves).toEqual([`PATCH /api/user/target-schools/${akron}`]);
  expect(await json(page.request, '/api/user/target-schools')).toMatchObject([{ schoolId: akron, notes: 'From the first tab' }]);
});
