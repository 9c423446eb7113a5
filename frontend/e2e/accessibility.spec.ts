import type { Page } from '@playwright/test';
import { expect, test } from './support/app-server';
import { routes } from './support/routes';
import { violationsOf } from './support/violations-of';
import { giveBirthDate } from './support/give-birth-date';

/** Until the page has its colours, the old ones may stand on the new ground. */
async function wear(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** In the light and in the dark, without loading the page anew. */
async function expectNoViolation(page: Page, place: string): Promise<void> {
  await wear(page, 'light');
  expect(await violationsOf(page), `${place}, light`).toEqual([]);
  await wear(page, 'dark');
  expect(await violationsOf(page, 'colors'), `${place}, dark`).toEqual([]);
}

test('S-11 no page has an accessibility violation, signed out', async ({ page }) => {
  test.slow();
  for (const path of ['/', ...routes.forEverybody, '/verify-email?token=x']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: /./u })).toBeVisible();
    await expectNoViolation(page, path);
  }
  await page.goto('/');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expectNoViolation(page, 'birth date with errors');
  await giveBirthDate(page);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectNoViolation(page, 'sign-up with errors');
});

test('S-11 no page has an accessibility violation, signed in', async ({ page, steps }) => {
  test.slow();
  await steps.signInAsAdmin();
  for (const [path, name] of [...routes.signedIn, ...routes.admins, ['/nowhere', /404/u] as const]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/u })).toHaveCount(0);
    await expectNoViolation(page, path);
  }
});
