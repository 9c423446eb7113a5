import type { Page } from '@playwright/test';
import { expect, test } from './support/app-server';
import { lookOver } from './support/look-over';
import { violationsOf } from './support/violations-of';

const toast = (page: Page, title: string) => page.getByRole('region', { name: 'Notifications' }).getByText(title, { exact: true });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function ask(page: Page, email: string): Promise<void> {
  await card(page, 'Email address').getByLabel('New email').fill(email);
  await card(page, 'Email address').getByLabel('Your password', { exact: true }).fill('touchdown');
  await page.getByRole('button', { name: 'Change email' }).click();
}

test('U-01 a new email address waits in Settings until its link is pressed, and the old one can keep itself', async ({
  page,
  steps,
  mailSink,
}) => {
  const { email: old } = await steps.signUp();
  const fresh = `fresh.${old}`;
  const tokenOf = async (to: string, path: string): Promise<string> => {
    const find = () => {
      const text = mailSink?.mails.findLast((mail) => mail.to.includes(to) && mail.raw.includes(path))?.raw.replace(/=\r\n/gu, '') ?? '';
      return new RegExp(`${path}\\?token=(?:3D)?([\\w-]+)`, 'u').exec(text)?.[1] ?? '';
    };
    await expect.poll(find).not.toBe('');
    return find();
  };

  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/settings/account');
  await ask(page, 'nonsense');
  await expect(page.getByText('Enter a whole address, like name@example.com')).toBeVisible();
  await ask(page, fresh);
  const notice = page.getByText(`We sent a link to ${fresh}.`);
  await expect(notice).toBeVisible();
  await lookOver(page, '/settings');

  await page.goto(`/keep-email?token=${await tokenOf(old, '/keep-email')}`);
  await page.getByRole('button', { name: 'Keep my address' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your address stays' })).toBeVisible();
  await page.goto('/settings/account');
  await expect(card(page, 'Email address')).toContainText(old);
  await expect(notice).toBeHidden();

  if (mailSink) mailSink.mails.length = 0;
  await ask(page, fresh);
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Send link again' }).click();
  await expect(toast(page, 'Link sent again')).toBeVisible();
  await page.getByRole('button', { name: 'Keep old address' }).click();
  await expect(toast(page, 'Your old address stays')).toBeVisible();
  await expect(notice).toBeHidden();

  if (mailSink) mailSink.mails.length = 0;
  await ask(page, fresh);
  await page.goto(`/confirm-email?token=${await tokenOf(fresh, '/confirm-email')}`);
  expect(await violationsOf(page), '/confirm-email').toEqual([]);
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Email changed' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Settings' }).click();
  await expect(card(page, 'Email address')).toContainText(`Coaches reply to ${fresh}.`);
});
