import type { Page } from '@playwright/test';
import { expect, test } from './support/app-server';
import { violationsOf } from './support/violations-of';

const toast = (page: Page, title: string) => page.getByRole('region', { name: 'Notifications' }).getByText(title, { exact: true });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const field = (page: Page) => page.getByLabel('Your signature');

test('C-07 C-18 U-11 settings: each part is saved by itself, and a signature of another tab is not overwritten', async ({
  page,
  context,
  steps,
}) => {
  await steps.signUp();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('link', { name: /^Notices/u }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notices' })).toBeFocused();
  await page.getByRole('switch', { name: /mailbox stops working/u }).click();
  await expect(toast(page, 'Notice turned off')).toBeVisible();
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('link', { name: /^Email and mailbox/u }).click();

  const opens = page.getByRole('switch', { name: 'Count opens in new campaigns' });
  await expect(opens).toBeChecked();
  await expect(opens).toHaveAccessibleDescription(/That is an estimate/u);
  await opens.click();
  await expect(toast(page, 'Count opens saved')).toBeVisible();

  const days = card(page, 'Same coach again');
  await days.getByLabel('Days between two emails').fill('91');
  await days.getByRole('button', { name: 'Save' }).click();
  await expect(days.getByText('Choose 0 to 90 days.')).toBeVisible();
  await days.getByLabel('Days between two emails').fill('30');
  await days.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Same coach again saved')).toBeVisible();
  await card(page, 'Daily limit').getByLabel('Emails a day').fill('40');
  await card(page, 'Daily limit').getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Daily limit saved')).toBeVisible();

  const other = await context.newPage();
  other.on('dialog', (dialog) => void dialog.accept());
  await other.goto('/settings/email');
  await field(other).fill('From the other tab');
  await field(page).fill('Maya ');
  await page.getByRole('button', { name: 'Insert: Your position' }).click();
  await expect(field(page)).toHaveValue('Maya ‹Your position›');
  await page.getByRole('button', { name: 'Save signature' }).click();
  await expect(toast(page, 'Signature saved')).toBeVisible();
  await other.getByRole('button', { name: 'Save signature' }).click();
  const choice = other.getByRole('dialog', { name: 'This text was changed elsewhere' });
  await choice.getByRole('button', { name: 'Keep my version' }).click();
  await expect(toast(other, 'Signature saved')).toBeVisible();

  await page.reload();
  await expect(field(page)).toHaveValue('From the other tab');
  await expect(opens).not.toBeChecked();
  await expect(page.getByLabel('Days between two emails')).toHaveValue('30');
  await expect(page.getByLabel('Emails a day')).toHaveValue('40');
  expect(await violationsOf(page), '/settings on a phone').toEqual([]);
});
