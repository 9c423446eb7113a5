import type { Page } from '@playwright/test';
import { expect, test } from './support/app-server';
import { campaignSteps } from './support/campaign-steps';

test.use({ serverEnv: { SEND_UNDO_S: '30' } });

const { ask, athlete } = campaignSteps;

const toast = (page: Page, title: string) => page.getByRole('region', { name: 'Notifications' }).getByText(title, { exact: true });

/** An athlete whose one contact has an endless name, with a long draft. Answers the draft's address. */
async function draft(page: Page, origin: string, signUp: () => Promise<unknown>): Promise<string> {
  await athlete(page, origin, signUp, ['Akron']);
  const [favorite] = await ask<{ schoolId: number }[]>(page, 'GET', `${origin}/api/user/favorites`);
  const coach = { name: `Robin ${'Longname'.repeat(9)}`, title: 'Head Coach', email: 'robin@college.test' };
  await ask(page, 'POST', `${origin}/api/user/contacts`, { schoolId: favorite?.schoolId, ...coach });
  const text = { name: 'Film', subject: 'Film', template: `Coach {{coach_last_name}},\n${'My season. '.repeat(400)}` };
  const { id } = await ask<{ id: string }>(page, 'POST', `${origin}/api/user/campaigns`, text);
  return `/campaigns?campaign=${id}`;
}

async function confirmAll(page: Page) {
  await page.getByRole('button', { name: 'Pick coaches' }).click();
  await page.getByRole('checkbox', { name: /Robin/u }).check();
  await page.getByRole('button', { name: 'Confirm 1 email' }).click();
}

test('C-04 S-09 on a small phone the way to take a Send back is on the screen at once', async ({ page, steps, server }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(await draft(page, server.url, steps.signUp));
  await confirmAll(page);
  await page.getByRole('button', { name: 'Send 1 email' }).click();
  await expect(page.getByRole('button', { name: 'Take back' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const mails = page.getByRole('list', { name: 'Emails of this campaign' });
  const box = await mails.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
});

test('C-04 the connection breaks after Send arrived: it counts as sent, once', async ({ page, steps, server }) => {
  const address = await draft(page, server.url, steps.signUp);
  await page.goto(address);
  await confirmAll(page);
  await page.route('**/send', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Send 1 email' }).click();
  await expect(toast(page, 'Campaign Sent')).toBeVisible();
  await expect(toast(page, 'Failed to Send Campaign')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible();
});

test('C-02 X-03 the session ends while somebody writes: the text is there after signing in', async ({ page, steps, server }) => {
  const account = await steps.signUp();
  page.on('dialog', (dialog) => void dialog.accept());
  // Who is here is asked once more when the page is drawn.
  const confirmed = page.waitForResponse((answer) => answer.url() === `${server.url}/api/user`);
  await page.goto('/campaigns');
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  await page.getByLabel('Campaign name').fill('Film');
  await page.getByLabel('Subject').fill('My film');
  await page.getByLabel('Email', { exact: true }).fill('Coach, a long letter');
  await confirmed;
  await ask(page, 'POST', `${server.url}/api/logout`);
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Email Campaigns' })).toBeVisible();
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  await expect(toast(page, 'Your text is back')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('Coach, a long letter');
});

test('C-02 X-03 the session ends before the page has asked who is here: the text stays, and is there after signing in', async ({
  page,
  steps,
  server,
}) => {
  const account = await steps.signUp();
  page.on('dialog', (dialog) => void dialog.accept());
  let letGo: () => void = () => undefined;
  const typed = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`${server.url}/api/user`, async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/campaigns');
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  await page.getByLabel('Campaign name').fill('Film');
  await page.getByLabel('Email', { exact: true }).fill('Coach, a long letter');
  await page.context().clearCookies();
  letGo();
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Email Campaigns' })).toBeVisible();
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  await expect(toast(page, 'Your text is back')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('Coach, a long letter');
});
