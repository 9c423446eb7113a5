import { readFile } from 'node:fs/promises';
import { expect, test } from './support/app-server';
import { fineInBothColors } from './support/light-and-dark';
import { violationsOf } from './support/violations-of';

test('U-04 A-12 an athlete deletes the account on a phone and gets a receipt that opens without a session', async ({
  page,
  steps,
  browser,
}) => {
  const account = await steps.signUp();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/settings/privacy');
  const card = page.getByRole('region', { name: 'Delete my account' });
  await card.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByRole('list', { name: 'What is deleted' })).toContainText('Signed-in devices: 1');
  expect(await violationsOf(page), 'the dialog on a phone').toEqual([]);

  await dialog.getByRole('textbox', { name: 'Your password' }).fill('not my password');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('This password is not right. Nothing was changed.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(account.password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible();
  await expect(page.getByText('Nothing is left to do')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await fineInBothColors(page, 'the receipt');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download receipt' }).click()]);
  expect(await readFile(await download.path(), 'utf8')).toContain('your Recruit account was deleted');

  const stranger = await browser.newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible();
  await stranger.close();

  await page.goto('/settings/privacy');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
});

test('U-05 an athlete downloads a copy of the own data', async ({ page, steps }) => {
  await steps.signUp();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/settings/privacy');
  const card = page.getByRole('region', { name: 'Download my data' });
  await card.getByRole('button', { name: 'Make my file' }).click();
  const link = card.getByRole('link', { name: /Download ZIP/u });
  await expect(link).toBeVisible({ timeout: 30_000 });
  await expect(card.getByText(/Ready until/u)).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
  await page.reload();
  await expect(link).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 780 });
    await card.scrollIntoViewIfNeeded();
    await fineInBothColors(page, `/settings, ${width}`);
  }
});
