import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type Account, expect, test } from './support/app-server';
import { forgetSession } from './support/forget-session';
import { appCode, withAuthenticator } from './support/passkeys';
import { fineInBothColors } from './support/light-and-dark';

const toast = (page: Page, title: string) => page.getByRole('region', { name: 'Notifications' }).getByText(title, { exact: true });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** What is on the page now, at every width and in every theme. */
async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 780 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${what}, ${width}`).toBeLessThanOrEqual(width);
    await fineInBothColors(page, `${what}, ${width}`);
  }
}

async function signOut(page: Page): Promise<void> {
  await forgetSession(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
}

async function enterPassword(page: Page, { username, password }: Account): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await card(page, 'Passkeys').getByRole('button', { name: 'Add passkey' }).click();
  await dialog(page, 'Add a passkey').getByLabel('Name').fill(name);
  await dialog(page, 'Add a passkey').getByRole('button', { name: 'Continue' }).click();
  await expect(toast(page, 'Passkey added')).toBeVisible();
  await expect(card(page, 'Passkeys').getByRole('button', { name: 'Add passkey' })).toBeFocused();
}

test('U-03 a passkey is added, renamed, signs in without a username, is removed, and the password stays', async ({ page, steps }) => {
  const account = await steps.signUp();
  await withAuthenticator(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/settings/security');
  await addPasskey(page, 'Phone');
  const passkeys = card(page, 'Passkeys').getByRole('listitem');
  await expect(passkeys).toHaveText(/PhoneAdded .* · not used yet/u);

  await passkeys.getByRole('button', { name: 'Change Phone' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await dialog(page, 'Rename passkey').getByLabel('Name').fill('My first phone');
  await dialog(page, 'Rename passkey').getByRole('button', { name: 'Save name' }).click();
  await expect(passkeys).toContainText('My first phone');
  await passkeys.scrollIntoViewIfNeeded();
  await expectAccessible(page, 'Settings with a passkey');

  // The same device again: it says itself that it has one.
  await card(page, 'Passkeys').getByRole('button', { name: 'Add passkey' }).click();
  await dialog(page, 'Add a passkey').getByRole('button', { name: 'Continue' }).click();
  await expect(dialog(page, 'Add a passkey')).toContainText('This device has a passkey for your account already.');
  await dialog(page, 'Add a passkey').getByRole('button', { name: 'Cancel' }).click();

  await signOut(page);
  await expectAccessible(page, 'the sign-in with passkeys');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(toast(page, 'Welcome back!')).toBeVisible();

  await page.goto('/settings/security');
  await expect(passkeys).toContainText(/· used /u);
  await passkeys.getByRole('button', { name: 'Change My first phone' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'My first phone removed')).toBeVisible();
  await expect(passkeys).toHaveCount(0);

  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('This passkey does not open an account here. Sign in with your password.')).toBeVisible();
  await enterPassword(page, account);
  await expect(toast(page, 'Welcome back!')).toBeVisible();
});

test('U-03 an app asks for a code after the password, a recovery code replaces it, and it is turned off', async ({ page, steps }) => {
  const account = await steps.signUp();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/settings/security');
  const twoStep = card(page, 'Two-step sign-in');
  await twoStep.getByRole('button', { name: 'Set up an app' }).click();
  const setUp = dialog(page, 'Set up an app');
  await expect(setUp.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const key = (await setUp.locator('code').textContent()) ?? '';
  await expect(setUp.getByRole('link', { name: 'Open it in your app' })).toHaveAttribute('href', /^otpauth:\/\/totp\/Recruit/u);
  await expectAccessible(page, 'setting up an app');
  await page.setViewportSize({ width: 360, height: 780 });
  await setUp.getByLabel('2. Enter the code that it shows').fill('000000');
  await setUp.getByRole('button', { name: 'Turn on' }).click();
  await expect(setUp.getByText(/check your phone's clock/u)).toBeVisible();
  await setUp.getByLabel('2. Enter the code that it shows').fill(appCode(key, -30));
  await setUp.getByRole('button', { name: 'Turn on' }).click();

  const saved = dialog(page, 'Your recovery codes');
  const listed = saved.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(listed).toHaveCount(10);
  const codes = await listed.allTextContents();
  expect(new Set(codes).size).toBe(10);
  const [download] = await Promise.all([page.waitForEvent('download'), saved.getByRole('link', { name: 'Download' }).click()]);
  expect(await readFile(await download.path(), 'utf8')).toContain(codes.join('\n'));
  await expectAccessible(page, 'recovery codes');
  await saved.getByRole('button', { name: 'I saved them' }).click();
  await expect(twoStep).toContainText('Recovery codes left: 10 of 10.');

  await signOut(page);
  await enterPassword(page, account);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();
  await expectAccessible(page, 'the second step');
  const used = appCode(key);
  await page.getByLabel('Code').fill(used);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(toast(page, 'Welcome back!')).toBeVisible();

  await signOut(page);
  await enterPassword(page, account);
  await page.getByLabel('Code').fill(used);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/or was used before/u)).toBeVisible();
  await page.getByLabel('Code').fill(String(codes[0]));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(toast(page, 'Welcome back!')).toBeVisible();

  await page.goto('/settings/security');
  await expect(twoStep).toContainText('Recovery codes left: 9 of 10.');
  await twoStep.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(toast(page, 'Two-step sign-in is off')).toBeVisible();
  await signOut(page);
  await enterPassword(page, account);
  await expect(toast(page, 'Welcome back!')).toBeVisible();
});

test('U-03 U-04 a session of more than ten minutes asks who it is; the account is deleted with a passkey', async ({ page, steps }) => {
  await steps.signUp();
  await withAuthenticator(page);
  await page.goto('/settings/security');
  await addPasskey(page, 'Laptop');

  // What the server answers to a session whose sign-in is older.
  let stale = true;
  await page.route('**/api/user/authenticator-app', async (route) => {
    if (!stale) return route.fallback();
    stale = false;
    const json = { status: 403, code: 'confirmation_needed', message: 'First confirm that it is you.' };
    await route.fulfill({ status: 403, contentType: 'application/problem+json', json });
  });
  await card(page, 'Two-step sign-in').getByRole('button', { name: 'Set up an app' }).click();
  await expect(dialog(page, 'Is it you?')).toBeVisible();
  await expectAccessible(page, 'asking who it is');
  await dialog(page, 'Is it you?').getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect(dialog(page, 'Set up an app').getByRole('img', { name: /QR code/u })).toBeVisible();
  await dialog(page, 'Set up an app').getByRole('button', { name: 'Cancel' }).click();

  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/settings/privacy');
  await card(page, 'Delete my account').getByRole('button', { name: 'Delete my account' }).click();
  const asks = dialog(page, 'Delete your account?');
  await expect(asks.getByRole('list', { name: 'What is deleted' })).toContainText('Passkeys: 1');
  await expectAccessible(page, 'the deletion with a passkey');
  await asks.getByRole('button', { name: 'Delete with a passkey instead' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible();
});
