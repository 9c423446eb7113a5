import type { Page } from '@playwright/test';
import { expect, test } from './support/app-server';
import { forgetSession } from './support/forget-session';
import { violationsOf } from './support/violations-of';

const toast = (page: Page, title: string) => page.getByRole('region', { name: 'Notifications' }).getByText(title, { exact: true });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('U-01 U-02 a password is changed, devices are signed out, and a forgotten one is replaced by a link on a phone', async ({
  page,
  browser,
  steps,
  mailSink,
}) => {
  const { username, email } = await steps.signUp();
  await page.setViewportSize({ width: 360, height: 780 });
  const others = await Promise.all([browser.newPage(), browser.newPage()]);
  for (const other of others) {
    await signIn(other, username, 'touchdown');
    await expect(toast(other, 'Welcome back!')).toBeVisible();
  }

  await page.goto('/settings/security');
  const devices = card(page, 'Devices');
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  await expect(devices.getByRole('listitem').first()).toContainText('This device');
  await devices
    .getByRole('button', { name: /^Sign out Chrome/u })
    .first()
    .click();
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await violationsOf(page), '/settings on a phone').toEqual([]);

  const password = card(page, 'Password');
  await password.getByLabel('Current password', { exact: true }).fill('fumble');
  await password.getByLabel('New password', { exact: true }).fill('field goal');
  await password.getByLabel('New password again', { exact: true }).fill('field goal');
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByText('Your current password is not right.')).toBeVisible();
  await password.getByLabel('Current password', { exact: true }).fill('touchdown');
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page, 'Password changed')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  for (const other of others) {
    await other.reload();
    await expect(other.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    await other.close();
  }

  await forgetSession(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('If there is an account with this address')).toBeVisible();
  const raw = () => mailSink?.mails.find((mail) => mail.to.includes(email))?.raw.replace(/=\r\n/gu, '') ?? '';
  await expect.poll(raw).toContain('/reset-password?token=');
  const token = /reset-password\?token=3?D?([\w-]+)/u.exec(raw())?.[1];
  await page.goto(`/reset-password?token=${token}`);
  expect(await violationsOf(page), '/reset-password on a phone').toEqual([]);
  await page.getByLabel('New password', { exact: true }).fill('interception');
  await page.getByLabel('New password again', { exact: true }).fill('interception');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Password changed' })).toBeVisible();
  await signIn(page, username, 'interception');
  await expect(toast(page, 'Welcome back!')).toBeVisible();
});
