import type { Page } from '@playwright/test';
import { expect, test as base } from './support/app-server';
import { campaignSteps } from './support/campaign-steps';
import { MailboxStandIn } from './support/mailbox-stand-in';
import { violationsOf } from './support/violations-of';

const address = 'marcus.lee@outlook.com';

/** A server that can deliver by a Microsoft account only, whose sign-in and mail servers are the stand-in. */
const test = base.extend<object, { microsoft: MailboxStandIn }>({
  delivers: [false, { scope: 'worker' }],
  microsoft: [
    async ({ browserName: _browser }, provide) => {
      const microsoft = await MailboxStandIn.start('microsoft');
      await microsoft.addAccount(address);
      await provide(microsoft);
      await microsoft.stop();
    },
    { scope: 'worker' },
  ],
  serverEnv: [({ microsoft }, provide) => provide({ ...microsoft.env, REPLY_POLL_INTERVAL_S: '86400' }), { scope: 'worker' }],
});

const { athlete, importCoaches, send } = campaignSteps;
const card = (page: Page) => page.getByRole('region', { name: 'Another mailbox' });
const button = (page: Page) => card(page).getByRole('button', { name: 'Sign in with Microsoft' });

async function lookOver(page: Page, what: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth), what).toBe(false);
  expect(await violationsOf(page), what).toEqual([]);
}

/** Presses the button, and answers Microsoft's page in the tab that opens. */
async function answer(page: Page, decision: 'Accept' | 'Cancel'): Promise<void> {
  const opened = page.waitForEvent('popup');
  await button(page).click();
  const tab = await opened;
  await expect(tab.getByRole('radio', { name: address })).toBeChecked();
  await tab.getByRole('button', { name: decision }).click();
  // Else it would draw as slowly as a page behind others.
  await page.bringToFront();
}

test.beforeAll(async ({ browser, server }) => {
  const page = await browser.newPage();
  await importCoaches(page, server.url);
  await page.close();
});

test('M-07 on a phone: a Microsoft account is declined, refused by its mail server, connected, and sends', async ({
  page,
  steps,
  server,
  microsoft,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await athlete(page, server.url, steps.signUp, ['Akron']);
  await page.goto('/profile#mailbox');
  await card(page).getByLabel('Your email address').fill(address);
  await card(page).getByRole('button', { name: 'Continue' }).click();
  await expect(card(page).getByText('You sign in at Microsoft itself. Recruit never sees your password.')).toBeVisible();
  await lookOver(page, 'Microsoft');

  await answer(page, 'Cancel');
  await expect(card(page).getByText(/Microsoft was not allowed to let Recruit use this mailbox/u)).toBeVisible();

  await page.emulateMedia({ colorScheme: 'dark' });
  await microsoft.refuseSending(535, '5.7.139 SmtpClientAuthentication is disabled');
  await answer(page, 'Accept');
  await expect(card(page).getByText('Recruit could not sign in to send')).toBeVisible();
  await expect(card(page).getByText(/SmtpClientAuthentication is disabled.*Nothing was saved\./u)).toBeVisible();
  await lookOver(page, 'refused');

  await microsoft.calm();
  await answer(page, 'Accept');
  await expect(card(page).getByText(`Connected as ${address}`)).toBeVisible();
  await lookOver(page, 'connected');

  await send(page, server.url, 'Junior film', 1);
  await expect.poll(async () => (await microsoft.sent()).map(({ from }) => from), { timeout: 20_000 }).toEqual([address]);

  await page.goto('/profile#mailbox');
  await card(page).getByRole('button', { name: 'Disconnect mailbox' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(card(page).getByText('Not Connected')).toBeVisible();

  // As a browser that blocks new tabs: Microsoft's page takes the place of the app, and leads back to the card.
  await page.evaluate(() => (window.open = () => null));
  await card(page).getByLabel('Your email address').fill(address);
  await card(page).getByRole('button', { name: 'Continue' }).click();
  await button(page).click();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page).toHaveURL(/\/profile#mailbox$/u);
  await expect(card(page).getByText(`Connected as ${address}`)).toBeVisible();
});
