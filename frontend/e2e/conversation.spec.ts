import type { Page } from '@playwright/test';
import { expect } from './support/app-server';
import { campaignSteps } from './support/campaign-steps';
import { connectGmail, disconnectGmail, googleTest } from './support/google-server';
import { wear } from './support/light-and-dark';
import { violationsOf } from './support/violations-of';

/** An answer can be taken back for two seconds. */
const test = googleTest({ SEND_UNDO_S: '2' });

const { ask, athlete, importCoaches, send } = campaignSteps;
const REPLY = [
  'Marcus, I like your film. Can you call me on Thursday?',
  '',
  'On Mon, Nov 23, 2026 at 9:00 AM Marcus Lee <athlete@gmail.example> wrote:',
  '> Coach Dummett, hello.',
].join('\r\n');

async function lookOver(page: Page, what: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth), what).toBe(false);
  expect(await violationsOf(page), what).toEqual([]);
}

test.beforeAll(async ({ browser, server }) => {
  const page = await browser.newPage();
  await importCoaches(page, server.url);
  await page.close();
});

test('C-22 on a phone: a reply is read with its history folded and answered in the same thread, once, after one was taken back', async ({
  page,
  steps,
  server,
  google,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await athlete(page, server.url, steps.signUp, ['Akron']);
  await connectGmail(page);
  const campaign = await send(page, server.url, 'Junior film', 1);
  await page.goto(`/campaigns?campaign=${campaign}`);
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible({ timeout: 20_000 });
  const [first] = await google.sent();
  const address = /[\w.+-]+@[\w.-]+/u.exec(first?.to ?? '')?.[0] ?? '';
  await google.reply(address, { text: REPLY });
  // For a few seconds the server takes the look before as good enough.
  const look = () => ask<{ repliesFound: number }>(page, 'POST', `${server.url}/api/emails/check-replies`, {});
  await expect(async () => expect((await look()).repliesFound).toBe(1)).toPass({ intervals: [500], timeout: 25_000 });

  await page.goto('/');
  await page.getByRole('link', { name: /^Read it/u }).click();
  await expect(page).toHaveURL(/\/conversations\/\d+$/u);
  await expect(page.getByText('Marcus, I like your film. Can you call me on Thursday?')).toBeVisible();
  await expect(page.getByText('> Coach Dummett, hello.')).toBeHidden();
  await page.getByRole('button', { name: /^Show the earlier email/u }).click();
  await expect(page.getByText('> Coach Dummett, hello.')).toBeVisible();
  await lookOver(page, 'read, light');

  const box = page.getByRole('region', { name: 'Reply', exact: true });
  await box.getByRole('textbox').fill('Coach, I will call you on Friday.');
  await box.getByRole('button', { name: 'Send', exact: true }).click();
  await page
    .getByRole('button', { name: /^(?:Take back|Undo)$/u })
    .first()
    .click();
  await expect(box.getByRole('textbox')).toHaveValue('Coach, I will call you on Friday.');
  await box.getByRole('textbox').fill('Coach, I will call you on Thursday at 5.');
  await box.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(async () => expect(await google.sent()).toHaveLength(2)).toPass({ timeout: 20_000 });
  await expect(page.getByText('Sent', { exact: true })).toHaveCount(1, { timeout: 20_000 });
  const [, answer] = await google.sent();
  expect(answer?.subject).toBe(`Re: ${first?.subject}`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await lookOver(page, 'answered, dark');

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await expect(page.getByText('Coach, I will call you on Thursday at 5.', { exact: true })).toBeVisible();
  await expect(page.getByText('Coach, I will call you on Friday.')).toHaveCount(0);
  await lookOver(page, 'on a desk');

  // The next athlete connects the same Google account.
  await disconnectGmail(page);
});

test('C-22 all conversations: on a phone the list and then one of them, on a desk beside each other', async ({
  page,
  steps,
  server,
  google,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await athlete(page, server.url, steps.signUp, ['Akron']);
  await page.goto('/conversations');
  await expect(page.getByText('No conversations yet')).toBeVisible();
  await lookOver(page, 'empty');
  await connectGmail(page);
  const before = (await google.sent()).length;
  const campaign = await send(page, server.url, 'Junior film', 2);
  await page.goto(`/campaigns?campaign=${campaign}`);
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible({ timeout: 20_000 });
  const written = (await google.sent())[before];
  await google.reply(/[\w.+-]+@[\w.-]+/u.exec(written?.to ?? '')?.[0] ?? '', { text: REPLY });
  const look = () => ask<{ repliesFound: number }>(page, 'POST', `${server.url}/api/emails/check-replies`, {});
  await expect(async () => expect((await look()).repliesFound).toBe(1)).toPass({ intervals: [500], timeout: 25_000 });

  await page.goto('/');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Conversations' }).click();
  const list = page.getByRole('list', { name: 'Conversations' });
  await expect(list.getByRole('link')).toHaveCount(2);
  await expect(list.getByRole('link').first()).toContainText('Marcus, I like your film. Can you call me on Thursday?');
  await expect(list.getByRole('link').first()).toContainText('Answer waiting');
  await expect(list.getByRole('link').last()).toContainText('You: Coach');
  await lookOver(page, 'list on a phone, light');
  await wear(page, 'dark');
  expect(await violationsOf(page, 'colors'), 'list on a phone, dark').toEqual([]);
  const search = page.getByLabel('Search conversations');
  await search.fill('nobody of this name');
  await expect(page.getByText('No coach or school matches “nobody of this name”.')).toBeVisible();
  await lookOver(page, 'nothing found, dark');
  await search.fill('akr');
  await expect(list.getByRole('link')).toHaveCount(2);
  await page.reload();
  await expect(search).toHaveValue('akr');
  await search.fill('');
  await expect(page).toHaveURL(/\/conversations$/u);
  await page.getByRole('button', { name: 'Needs an answer 1' }).click();
  await expect(list.getByRole('link')).toHaveCount(1);
  await page.reload();
  await expect(list.getByRole('link')).toHaveCount(1);
  await list.getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Reply', exact: true })).toBeVisible();
  await expect(list).toHaveCount(0);
  await page.getByRole('link', { name: '← All conversations' }).click();
  await expect(page).toHaveURL(/\/conversations\?show=needs_answer$/u);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'All 2' }).click();
  await expect(page.getByText('Pick a conversation')).toBeVisible();
  await lookOver(page, 'list on a desk, dark');
  await list.getByRole('link').first().click();
  const box = page.getByRole('region', { name: 'Reply', exact: true });
  await box.getByRole('textbox').fill('Coach, I will call you.');
  await box.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(list.getByRole('link').first()).toContainText('You: Coach, I will call you.');
  await expect(page.getByRole('button', { name: 'Needs an answer 0' })).toBeVisible({ timeout: 20_000 });
  await expect(list.getByRole('link').first()).not.toContainText('Answer waiting');
  await page.emulateMedia({ colorScheme: 'light' });
  await lookOver(page, 'one beside the list, light');
  await page.reload();
  await expect(list.locator('[aria-current=page]')).toHaveCount(1);
  await expect(page.getByText('Coach, I will call you.', { exact: true })).toBeVisible();
});
