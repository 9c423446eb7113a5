import { expect, test } from './support/app-server';
import { forgetSession } from './support/forget-session';
import { withAuthenticator } from './support/passkeys';
import { admin } from './support/server-process';
import { violationsOf } from './support/violations-of';

test.use({ serverEnv: { REQUIRE_ADMIN_2FA: 'true' } });

test('U-03 an admin who has to have a second factor sets one up first, and shows it at the next sign-in', async ({ page, steps }) => {
  await steps.signInAsAdmin();
  await withAuthenticator(page);
  await page.goto('/admin/operations');
  await expect(page.getByRole('heading', { level: 1, name: 'Set up a second factor' })).toBeVisible();
  await expect(page).toHaveURL(/\/settings$/u);
  for (const [width, colorScheme] of [
    [360, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 780 });
    await page.emulateMedia({ colorScheme });
    expect(await violationsOf(page), `setting it up, ${width} ${colorScheme}`).toEqual([]);
  }
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings', exact: true })).toBeVisible();

  await forgetSession(page);
  await page.goto('/');
  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('region', { name: 'Recent imports' })).toBeVisible();
});
