import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/app-server';
import { lookOver } from './support/look-over';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

/** Where a part of the page is. */
async function boxOf(place: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {};
  return { x, y, width, height, bottom: y + height };
}

const middle = async (place: Locator) => {
  const { x, y, width, height } = await boxOf(place);
  return { x: x + width / 2, y: y + height / 2 };
};

/** A finger that goes from one place to another, in steps as a screen sends them. */
async function swipe(page: Page, from: Locator, to: Locator): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const [start, end] = [await middle(from), await middle(to)];
  const at = (part: number) => ({ x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part });
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [start]);
  for (const part of [0.1, 0.3, 0.6, 0.9, 1]) await send('touchMove', [at(part)]);
  await send('touchEnd', []);
}

test('issue 17 clips are put in order with a finger on their handle, and the order is stored', async ({ page, steps, server }) => {
  await steps.signUp();
  for (const [title, url] of [
    ['Camp', 'https://drive.google.com/file/d/1/view'],
    ['Junior', 'https://youtu.be/M7lc1UVf-VE'],
  ] as const) {
    const answer = await page.request.post('/api/user/film-clips', { data: { title, url }, headers: { origin: server.url } });
    expect(answer.ok()).toBe(true);
  }
  const open = async () => {
    await page.goto('/profile?tab=film');
    await page.getByRole('button', { name: 'Edit Film' }).click();
  };
  await open();
  const clips = page.getByRole('list', { name: 'Clips' }).getByRole('listitem');
  await expect(clips).toHaveText([/Camp/u, /Junior/u]);
  await clips.nth(1).scrollIntoViewIfNeeded();
  await swipe(page, clips.nth(1).locator('[data-handle]'), clips.nth(0).locator('[data-handle]'));
  await expect(page.getByText('Junior is now 1 of 2')).toBeVisible();
  await open();
  await expect(clips).toHaveText([/Junior/u, /Camp/u]);
  await lookOver(page, 'the clips');
});

test('issue 17 on a phone a dialog is a sheet from below, and a message stays above the fields and the next button', async ({
  page,
  steps,
  server,
}) => {
  await steps.signUp();
  const data = { name: 'Junior film', subject: 'My film', template: 'Coach, hello.' };
  const made = await page.request.post('/api/user/campaigns', { data, headers: { origin: server.url } });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/campaigns?campaign=${id}`);
  await page.getByRole('region', { name: 'Campaign Details' }).getByRole('button', { name: 'Edit' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit Campaign' });
  const box = await boxOf(sheet);
  expect([box.x, box.width, box.bottom]).toEqual([0, 360, 780]);
  expect(box.y).toBeGreaterThanOrEqual(24);
  await sheet.getByLabel('Subject').fill('My junior film');
  await sheet.getByRole('button', { name: 'Save Changes' }).click();
  const message = page.getByText('Campaign Updated', { exact: true });
  await expect(message).toBeVisible();
  expect((await boxOf(message)).bottom).toBeLessThan(120);
  expect((await boxOf(page.getByRole('navigation', { name: 'Shortcuts' }))).y).toBeGreaterThan(600);
});

test('issue 17 a swipe back closes the sheet and stays on the page, also where a browser has no watcher for it, as Safari', async ({
  page,
  steps,
  server,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'CloseWatcher'));
  await steps.signUp();
  const data = { name: 'Junior film', subject: 'My film', template: 'Coach, hello.' };
  const made = await page.request.post('/api/user/campaigns', { data, headers: { origin: server.url } });
  const { id } = (await made.json()) as { id: string };
  await page.goto('/recruiting');
  await page.goto(`/campaigns?campaign=${id}`);
  const details = page.getByRole('region', { name: 'Campaign Details' });
  await details.getByRole('button', { name: 'Edit' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit Campaign' });
  await expect(sheet).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/campaigns\\?campaign=${id}$`, 'u'));

  await details.getByRole('button', { name: 'Edit' }).click();
  await sheet.getByLabel('Subject').fill('My junior film');
  await page.evaluate(() => history.back());
  const question = page.getByRole('alertdialog', { name: 'Discard your text?' });
  await expect(question).toBeVisible();
  const asked = await boxOf(question);
  expect([asked.x, asked.width, asked.bottom]).toEqual([0, 360, 780]);
  await page.evaluate(() => history.back());
  await expect(question).toHaveCount(0);
  await expect(sheet.getByLabel('Subject')).toHaveValue('My junior film');
  await sheet.getByRole('button', { name: 'Save Changes' }).click();
  await expect(sheet).toHaveCount(0);

  await page.getByRole('button', { name: 'More' }).click();
  const menu = page.getByLabel('Menu');
  await expect(menu).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(menu).toHaveCount(0);
  await expect(details).toBeVisible();
  // The step of the menu is gone too: the next one leads to the page before.
  await page.waitForFunction(() => (history.state as { recruitOpen?: number } | null)?.recruitOpen === undefined);
  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', { name: 'Schools', level: 1 })).toBeVisible();
});

test('S-09 issue 17 what is drawn smaller than a fingertip can be pressed in 44 px', async ({ page }) => {
  await page.goto('/');
  const small = [
    page.getByRole('button', { name: 'Show password' }),
    page.getByRole('button', { name: 'Light theme' }),
    page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }),
  ];
  // The app draws the page anew, which the server drew first.
  const judge = async (place: Locator) => {
    await place.scrollIntoViewIfNeeded();
    const { height } = await boxOf(place);
    expect(height).toBeLessThan(44);
    const { x, y } = await middle(place);
    for (const side of [-21, 21]) {
      const hit = await place.evaluate((element, [left, top]) => element.contains(document.elementFromPoint(left, top)), [
        x,
        y + side,
      ] as const);
      expect(hit, `${await place.textContent()} ${side} px beside its middle`).toBe(true);
    }
  };
  for (const place of small) await expect(() => judge(place)).toPass();
});
