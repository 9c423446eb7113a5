import { expect, test } from './support/app-server';
import { routes } from './support/routes';
import { fineInBothColors } from './support/light-and-dark';
import { giveBirthDate } from './support/give-birth-date';

test('S-11 no page has an accessibility violation, signed out', async ({ page }) => {
  test.slow();
  for (const path of ['/', ...routes.forEverybody, '/verify-email?token=x']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: /./u })).toBeVisible();
    await fineInBothColors(page, path);
  }
  await page.goto('/');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await fineInBothColors(page, 'birth date with errors');
  await giveBirthDate(page);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await fineInBothColors(page, 'sign-up with errors');
});

test('S-11 no page has an accessibility violation, signed in', async ({ page, steps }) => {
  test.slow();
  await steps.signInAsAdmin();
  for (const [path, name] of [...routes.signedIn, ...routes.admins, ['/nowhere', /404/u] as const]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/u })).toHaveCount(0);
    await fineInBothColors(page, path);
  }
});
