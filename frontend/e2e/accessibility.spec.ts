import { expect, test } from './support/app-server';
import { routes } from './support/routes';
import { violationsOf } from './support/violations-of';

test.describe('signed out', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`S-11 no page has an accessibility violation (${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const path of ['/', ...routes.forEverybody, '/verify-email?token=x']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: /./u })).toBeVisible();
        expect(await violationsOf(page), path).toEqual([]);
      }
      await page.goto('/');
      await page.getByRole('tab', { name: 'Sign Up' }).click();
      await page.getByRole('button', { name: 'Create Account' }).click();
      expect(await violationsOf(page), 'sign-up with errors').toEqual([]);
    });
  }
});

test.describe('signed in', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`S-11 no page has an accessibility violation (${colorScheme})`, async ({ page, steps }) => {
      await steps.signInAsAdmin();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const [path, name] of [...routes.signedIn, ...routes.admins, ['/nowhere', /404/u] as const]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        await expect(page.getByRole('status', { name: /^Loading/u })).toHaveCount(0);
        expect(await violationsOf(page), path).toEqual([]);
      }
    });
  }
});
