import type { Page } from '@playwright/test';
import { expect } from './support/app-server';
import { campaignSteps } from './support/campaign-steps';
import { mailbox, mailboxTest } from './support/mailbox-server';
import { violationsOf } from './support/violations-of';

/** A second email waits for ten minutes. */
const test = mailboxTest({ MAILBOX_SEND_INTERVAL_MS: '600000', REPLY_POLL_INTERVAL_S: '86400' });

const { ask, athlete, importCoaches, send } = campaignSteps;
const { address, password } = mailbox;
const card = (page: Page) => page.getByRole('region', { name: 'Another mailbox' });
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

async function lookOver(page: Page, what: string): Promise<void> {
  expect(await sideways(page), what).toBe(false);
  expect(await violationsOf(page), what).toEqual([]);
}

async function chooseAddress(page: Page, email: string): Promise<void> {
  await card(page).getByLabel('Your email address').fill(email);
  await card(page).getByRole('button', { name: 'Continue' }).click();
}

test.beforeAll(async ({ browser, server }) => {
  const page = await browser.newPage();
  await importCoaches(page, server.url);
  await page.close();
});

test('M-02 M-03 M-08 on a phone: a mailbox is connected by hand, refused first, sends a campaign, and is disconnected', async ({
  page,
  steps,
  server,
  provider,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await athlete(page, server.url, steps.signUp, ['Akron']);
  await page.goto('/campaigns');
  const notice = page.getByRole('region', { name: 'Nothing can be delivered yet' });
  await notice.getByRole('link', { name: 'Connect a mailbox' }).click();
  await expect(page).toHaveURL(/\/profile#mailbox$/u);
  await expect(card(page)).toBeInViewport();
  await lookOver(page, 'the address');

  await chooseAddress(page, 'marcus.lee@outlook.com');
  await expect(card(page).getByText(/Microsoft accounts need a sign-in with Microsoft, which this server does not offer/u)).toBeVisible();
  await expect(card(page).getByRole('button', { name: 'Connect mailbox' })).toHaveCount(0);
  await card(page).getByRole('button', { name: 'Change address' }).click();
  await chooseAddress(page, 'marcus.lee@yahoo.com');
  const link = card(page).getByRole('link', { name: 'How to make an app password' });
  await expect(link).toHaveAttribute('href', /^https:\/\/help\.yahoo\.com\//u);
  await lookOver(page, 'Yahoo');
  await card(page).getByRole('button', { name: 'Change address' }).click();

  await chooseAddress(page, address);
  for (const [part, name] of [
    ['imap', 'IMAP'],
    ['smtp', 'SMTP'],
  ] as const) {
    await card(page).getByLabel(`${name} server`).fill(provider.servers[part].host);
    await card(page).getByLabel(`${name} port`).fill(String(provider.servers[part].port));
  }
  await provider.refuseSending(535, '5.7.8 Sending is switched off');
  await card(page).getByLabel('Password', { exact: true }).fill(password);
  await page.emulateMedia({ colorScheme: 'dark' });
  await card(page).getByRole('button', { name: 'Connect mailbox' }).click();
  await expect(card(page).getByText('Recruit could not sign in to send')).toBeVisible();
  await expect(card(page).getByText(/Sending is switched off.*Nothing was saved\./u)).toBeVisible();
  await expect(card(page).getByRole('list', { name: 'Sign-ins' }).getByText('Works.')).toBeVisible();
  await lookOver(page, 'refused');

  await provider.calm();
  await card(page).getByLabel('Password', { exact: true }).press('Enter');
  await expect(card(page).getByText(`Connected as ${address}`)).toBeVisible();
  await lookOver(page, 'connected');

  const text = { name: 'Junior film', subject: 'My junior film', template: 'Coach {{coach_last_name}}, hello.' };
  const { id } = await ask<{ id: string }>(page, 'POST', `${server.url}/api/user/campaigns`, text);
  await page.goto(`/campaigns?campaign=${id}&step=pick`);
  await page.getByRole('checkbox', { name: /Quinn Dummett/u }).check();
  await page.getByRole('button', { name: 'Confirm 1 email' }).click();
  await expect(page.getByText(`Sent from your own mailbox, ${address}. Replies go there too.`)).toBeVisible();
  await page.getByRole('button', { name: 'Send 1 email' }).click();
  const details = page.getByRole('region', { name: 'Campaign Details' });
  await expect(details.getByText('Completed', { exact: true })).toBeVisible({ timeout: 20_000 });
  const [mail, ...more] = await provider.sent();
  expect(more).toEqual([]);
  expect(mail?.from).toBe(address);
  expect(mail?.raw).toContain('My junior film');

  const waiting = await send(page, server.url, 'Camp', 2);
  await page.goto('/profile#mailbox');
  await card(page).getByRole('button', { name: 'Disconnect mailbox' }).click();
  const question = page.getByRole('alertdialog', { name: 'Disconnect mailbox?' });
  await expect(question).toContainText('Campaigns that are sending from it are paused.');
  await question.getByRole('button', { name: 'Disconnect' }).click();
  await expect(card(page).getByText('Not Connected')).toBeVisible();
  await page.goto(`/campaigns?campaign=${waiting}`);
  await expect(details.getByRole('alert')).toContainText(
    `You disconnected ${address}. Nothing is sent from another address unless you choose it.`,
  );
  await expect(details.getByRole('link', { name: `Reconnect ${address}` })).toHaveAttribute('href', '/profile#mailbox');
  await lookOver(page, 'paused');
});
