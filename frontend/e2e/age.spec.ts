import type { Page } from '@playwright/test';
import { expect, test } from './support/app-server';
import { giveBirthDate } from './support/give-birth-date';
import { runSql } from './support/run-sql';
import { violationsOf } from './support/violations-of';

/** Looks at the page on a phone, in light and dark, and on a desk. */
async function expectFine(page: Page, place: string): Promise<void> {
  for (const [width, height, colorScheme] of [
    [360, 780, 'light'],
    [360, 780, 'dark'],
    [1440, 900, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    expect(await violationsOf(page), `${place}, ${width} wide, ${colorScheme}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBeLessThanOrEqual(width);
  }
}

const yearOf = (age: number) => new Date().getFullYear() - age - 1;

test('U-06 an athlete of 15 signs up: the birth date first, then the account, and the profile has it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(page.getByRole('group', { name: 'What is your birth date?' })).toBeVisible();
  await expectFine(page, 'the birth date');
  await giveBirthDate(page, yearOf(15));
  await page.getByLabel('Username').fill('quinn.r');
  await expectFine(page, 'the account');
  await page.getByLabel('Email').fill('quinn@recruit.test');
  await page.getByLabel('Password', { exact: true }).fill('touchdown');
  await page.getByLabel('Confirm Password', { exact: true }).fill('touchdown');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Welcome to Recruit!').first()).toBeVisible();
  const { birthdate } = (await (await page.request.get('/api/user')).json()) as { birthdate: string };
  expect(birthdate).toBe(`${yearOf(15)}-03-14`);
});

test('U-06 a child is told so for the session, nothing leaves the device, and no row is made', async ({ page, server, context }) => {
  const users = () => runSql(server, 'select id from users');
  const before = await users();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await giveBirthDate(page, yearOf(11));
  const note = page.getByText('We can’t create an account for you right now.');
  await expect(note).toBeVisible();
  await expectFine(page, 'turned away');

  await page.reload();
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(note).toBeVisible();
  await page.goto('/privacy');
  await page.goBack();
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(note).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(other.getByText('We can’t create an account for you right now.')).toBeVisible();
  await expect(other.getByLabel('Month')).toHaveCount(0);

  expect(sent.filter((text) => text.includes(`${yearOf(11)}`) || text.includes('/api/register'))).toEqual([]);
  expect((await context.cookies()).map(({ name, value, expires }) => ({ name, value, expires }))).toEqual([
    { name: 'recruit.no-sign-up', value: '1', expires: -1 },
  ]);
  expect(await users()).toEqual(before);
});
