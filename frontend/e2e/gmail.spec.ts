import type { Page } from '@playwright/test';
import { expect } from './support/app-server';
import { campaignSteps } from './support/campaign-steps';
import { googleTest } from './support/google-server';
import { violationsOf } from './support/violations-of';

const test = googleTest();

const { ask, athlete, importCoaches, send } = campaignSteps;

test.beforeAll(async ({ browser, server }) => {
  const page = await browser.newPage();
  await importCoaches(page, server.url);
  await page.close();
});

const toast = (page: Page, title: string) => page.getByRole('region', { name: 'Notifications' }).getByText(title, { exact: true });
const card = (page: Page) => page.getByRole('region', { name: 'Gmail Integration' });
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** The consent page is open: the profile has a button "Continue" too. */
const consentShown = (tab: Page) => expect(tab.getByRole('heading', { name: 'Recruit wants access to your Google Account' })).toBeVisible();

/** Presses a button of the card, and answers the consent page in the tab that opens. */
async function consent(page: Page, button: string, answer: (tab: Page) => Promise<void>): Promise<void> {
  const opened = page.waitForEvent('popup');
  await card(page).getByRole('button', { name: button }).click();
  const tab = await opened;
  await consentShown(tab);
  await answer(tab);
  // Else it would draw as slowly as a page behind others.
  await page.bringToFront();
}

/**
 * Half a minute goes by in the page, again and again until a look of its own finds something. The first may not: for a few
 * seconds the server, whose clock goes on as ever, takes the look before as good enough.
 */
async function halfMinutesPass(page: Page): Promise<void> {
  const look = async () => {
    const answered = page.waitForResponse('**/api/emails/check-replies', { timeout: 5000 });
    await page.clock.fastForward(30_000);
    const { repliesFound } = (await (await answered).json()) as { repliesFound: number };
    expect(repliesFound).toBe(1);
  };
  await expect(look).toPass({ intervals: [250], timeout: 25_000 });
}

const allow = (tab: Page) => tab.getByRole('button', { name: 'Continue' }).click();

const allowAs = (email: string) => async (tab: Page) => {
  await tab.getByRole('radio', { name: email }).check();
  await allow(tab);
};

async function disconnect(page: Page): Promise<void> {
  await card(page).getByRole('button', { name: 'Disconnect Gmail' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(toast(page, 'Gmail Disconnected')).toBeVisible();
  await expect(card(page).getByText('Not Connected')).toBeVisible();
}

test('G-01 G-02 C-08 Gmail is connected, a campaign leaves by it, and "1 new reply" is seen without touching anything', async ({
  page,
  steps,
  server,
  google,
}) => {
  await athlete(page, server.url, steps.signUp, ['Akron']);
  await page.goto('/profile');
  await expect(card(page).getByText('Not Connected')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await consent(page, 'Connect Gmail Account', allow);
  await expect(card(page).getByText('Connected as athlete@gmail.example')).toBeVisible();
  await expect(toast(page, 'Gmail Connected')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.clock.install();
  const text = { name: 'Junior film', subject: 'My junior film', template: 'Coach {{coach_last_name}}, hello.' };
  const { id } = await ask<{ id: string }>(page, 'POST', `${server.url}/api/user/campaigns`, text);
  await page.goto(`/campaigns?campaign=${id}&step=pick`);
  await page.getByRole('checkbox', { name: /Quinn Dummett/u }).check();
  await page.getByRole('button', { name: 'Confirm 1 email' }).click();
  await expect(page.getByText('Sent from your own Gmail, athlete@gmail.example. Replies go there too.')).toBeVisible();
  await page.getByRole('button', { name: 'Send 1 email' }).click();
  const details = page.getByRole('region', { name: 'Campaign Details' });
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(details.getByText('Completed', { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
  const [mail] = await google.sent();
  expect(mail?.subject).toBe('My junior film');
  expect(mail?.to).toContain('quinn@akron.example.edu');
  expect(mail?.from).toContain('athlete@gmail.example');

  await google.reply('quinn@akron.example.edu', { text: 'Call me on Thursday.', from: 'Quinn Dummett <quinn@home.example>' });
  // From here on nobody touches anything; only time goes by.
  await halfMinutesPass(page);
  await expect(toast(page, 'New Replies Detected')).toBeVisible();
  await expect(details.getByText('1 new reply', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Junior film.*1 new reply/u })).toBeVisible();
  const row = details.getByRole('row', { name: /Quinn Dummett/u });
  await expect(row.getByText('Call me on Thursday.')).toBeVisible();
  await expect(row.getByText('Not a known staff address')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await details.getByRole('button', { name: 'Check for Replies' }).click();
  await expect(toast(page, 'Reply Check Complete')).toBeVisible();
  await expect(page.getByText('Checked 1 emails, found 0 new replies.')).toBeVisible();

  await page.goto('/recruiting');
  await page.getByRole('button', { name: 'Akron', exact: true }).click();
  const timeline = page.getByRole('list', { name: 'Timeline of Akron' });
  await expect(timeline.getByText('Quinn Dummett replied (not from the school’s address)')).toBeVisible();
  await expect(timeline.getByText('Call me on Thursday.')).toBeVisible();

  await page.goto('/profile');
  await disconnect(page);
});

test('G-01 G-02 on a dark phone: what Google was not allowed is said, can be added, and a blocked tab leads back here', async ({
  page,
  steps,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await steps.signUp();
  await page.goto('/profile#gmail');
  await expect(card(page).getByRole('button', { name: 'Connect Gmail Account' })).toBeVisible();
  expect(await sideways(page)).toBe(false);

  await consent(page, 'Connect Gmail Account', (tab) => tab.getByRole('button', { name: 'Cancel' }).click());
  await expect(toast(page, 'Connection Failed')).toBeVisible();
  await expect(card(page).getByText(/^You did not allow Recruit to use Gmail/u)).toBeVisible();

  await consent(page, 'Connect Gmail Account', async (tab) => {
    await tab.getByRole('checkbox', { name: /View your email messages/u }).uncheck();
    await allow(tab);
  });
  await expect(card(page).getByText('Send only.')).toBeVisible();
  expect(await sideways(page)).toBe(false);
  expect(await violationsOf(page)).toEqual([]);

  await consent(page, 'Add reply reading', allow);
  await expect(card(page).getByText(/Recruit shows you who replied/u)).toBeVisible();
  await disconnect(page);

  await page.evaluate(() => {
    window.open = () => null;
  });
  await card(page).getByRole('button', { name: 'Connect Gmail Account' }).click();
  await consentShown(page);
  await allow(page);
  await expect(page).toHaveURL(/\/profile$/u);
  await expect(card(page).getByText('Connected as athlete@gmail.example')).toBeVisible();
  await disconnect(page);
});

test('M-08 on a phone: mail of a lost account waits for the athlete, who sends it from another one, cancels or deletes it', async ({
  page,
  steps,
  server,
  google,
}) => {
  const second = 'second@gmail.example';
  await page.setViewportSize({ width: 360, height: 740 });
  await google.addAccount(second);
  await athlete(page, server.url, steps.signUp, ['Akron']);
  await page.goto('/profile#gmail');
  await consent(page, 'Connect Gmail Account', allow);
  await expect(card(page).getByText('Connected as athlete@gmail.example')).toBeVisible();
  await google.holdBack();
  const film = await send(page, server.url, 'Film', 2);
  const camp = await send(page, server.url, 'Camp', 2);
  const visit = await send(page, server.url, 'Visit', 2);
  await expect.poll(() => google.heldBack()).toBeGreaterThan(0);
  await disconnect(page);
  await google.sendNormally();
  await consent(page, 'Connect Gmail Account', allowAs(second));
  await expect(card(page).getByText(`Connected as ${second}`)).toBeVisible();

  const details = page.getByRole('region', { name: 'Campaign Details' });
  await page.goto(`/campaigns?campaign=${film}`);
  await expect(details.getByRole('alert')).toContainText(
    'Paused. 2 emails are waiting. You disconnected athlete@gmail.example. Nothing is sent from another address unless you choose it.',
  );
  const sendFrom = details.getByRole('button', { name: `Send from ${second}` });
  await expect(sendFrom).toBeVisible();
  expect(await sideways(page)).toBe(false);
  expect(await violationsOf(page), 'paused').toEqual([]);
  expect(await google.sent(second)).toEqual([]);
  await sendFrom.click();
  await expect(toast(page, 'Campaign Resumed')).toBeVisible();
  await expect(details.getByText('Completed', { exact: true })).toBeVisible({ timeout: 20_000 });
  expect((await google.sent(second)).map(({ subject, from }) => [subject, from.includes(second)])).toEqual([
    ['Film', true],
    ['Film', true],
  ]);

  await page.goto(`/campaigns?campaign=${camp}`);
  await details.getByRole('button', { name: 'Cancel campaign' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('2 waiting emails will not be sent.');
  expect(await violationsOf(page), 'cancel').toEqual([]);
  await question.getByRole('button', { name: 'Keep campaign' }).click();
  await expect(question).toHaveCount(0);
  await expect(details.getByText('Paused', { exact: true })).toBeVisible();
  await details.getByRole('button', { name: 'Cancel campaign' }).click();
  await question.getByRole('button', { name: 'Cancel campaign' }).click();
  await expect(details.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await expect(details.getByRole('list', { name: 'Emails of this campaign' }).getByText('Cancelled')).toHaveCount(2);

  await page.goto(`/campaigns?campaign=${visit}`);
  await details.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toContainText('2 waiting emails will not be sent.');
  expect(await violationsOf(page), 'delete').toEqual([]);
  await question.getByRole('button', { name: 'Delete campaign' }).click();
  await expect(toast(page, 'Campaign Deleted')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Camp/u })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Visit/u })).toHaveCount(0);
  expect([(await google.sent(second)).length, (await google.sent()).filter(({ subject }) => subject !== 'My junior film').length]).toEqual([
    2, 0,
  ]);
});
