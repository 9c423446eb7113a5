import type { Browser, BrowserContext } from '@playwright/test';
import { expect, test } from './support/app-server';
import { campaignSteps } from './support/campaign-steps';
import { forgetSession } from './support/forget-session';
import { lookOver } from './support/look-over';

const { ask, athlete, importCoaches, send } = campaignSteps;

async function phoneOf(browser: Browser, origin: string): Promise<BrowserContext> {
  return browser.newContext({ baseURL: origin, viewport: { width: 360, height: 780 } });
}

test('U-07 U-08 a guardian is invited, reads the first campaign on a phone, approves it, and pauses sending', async ({
  page,
  browser,
  baseURL,
  steps,
  mailSink,
}) => {
  // Each screen is looked at three times.
  test.slow();
  const origin = baseURL ?? '';
  const mails = () => mailSink?.mails ?? [];
  const tokenOf = (): string => {
    const text =
      mails()
        .findLast(({ raw }) => raw.includes('/guardian-invitation'))
        ?.raw.replace(/=\r\n/gu, '') ?? '';
    return /guardian-invitation\?token=(?:3D)?([\w-]+)/u.exec(text)?.[1] ?? '';
  };
  await importCoaches(page, origin);
  await forgetSession(page);
  await athlete(page, origin, () => steps.signUp(), ['Akron']);

  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/settings/family');
  await page.getByLabel('Email of your parent or guardian').fill('dana@family.example.org');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByText('Invited by email')).toBeVisible();
  await expect.poll(tokenOf).not.toBe('');
  await lookOver(page, '/settings');

  const phone = await phoneOf(browser, origin);
  const guardian = await phone.newPage();
  await guardian.goto(`/guardian-invitation?token=${tokenOf()}`);
  await expect(guardian.getByRole('heading', { level: 1, name: 'Be Marcus’s guardian' })).toBeVisible();
  await lookOver(guardian, '/guardian-invitation');
  await guardian.getByLabel('Your name').fill('Dana Lee');
  await guardian.getByLabel('Month').fill('3');
  await guardian.getByLabel('Day').fill('14');
  await guardian.getByLabel('Year').fill('1980');
  await guardian.getByLabel('Choose a username').fill(`dana-${Date.now()}`);
  await guardian.getByLabel('Choose a password', { exact: true }).fill('friday-nights');
  await guardian.getByRole('button', { name: 'Join' }).click();
  await expect(guardian.getByRole('heading', { level: 1, name: 'Family' })).toBeVisible();
  await expect(guardian.getByRole('heading', { level: 2, name: 'Marcus' })).toBeVisible();
  await lookOver(guardian, '/ of a guardian');
  await guardian.getByRole('link', { name: 'Plan of Marcus' }).click();
  await expect(guardian.getByText('No plan yet')).toBeVisible();
  await campaignSteps.ask(page, 'POST', `${origin}/api/ai/recruiting-strategy`, {});
  await guardian.reload();
  await expect(guardian.getByRole('heading', { level: 3, name: 'Akron' })).toBeVisible();
  await lookOver(guardian, 'the plan that a guardian reads');

  mails().length = 0;
  await send(page, origin, 'Junior film', 2);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Waiting for your guardian' })).toContainText('2 emails, Junior film', { timeout: 20_000 });
  await page.getByRole('link', { name: 'See the emails' }).click();
  await expect(page.getByRole('progressbar', { name: 'Waiting for your guardian' })).toHaveAttribute('aria-valuenow', '0');
  expect(mails().filter(({ raw }) => raw.includes('Subject: Junior film'))).toEqual([]);

  await guardian.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Approvals' }).click();
  await guardian.getByRole('link', { name: 'Read and decide' }).click();
  await expect(guardian.getByRole('article')).toHaveCount(2);
  await lookOver(guardian, 'an approval');
  await guardian
    .getByRole('checkbox', { name: /^Include the email to/u })
    .first()
    .uncheck();
  await guardian.getByRole('button', { name: 'Approve 1 email' }).click();
  await expect(guardian.getByRole('heading', { level: 1, name: 'Approvals' })).toBeVisible();
  await expect.poll(() => mails().filter(({ raw }) => raw.includes('Subject: Junior film')).length, { timeout: 20_000 }).toBe(1);
  await guardian.getByRole('link', { name: 'Read and decide' }).click();
  await guardian.getByRole('button', { name: 'Don’t approve', exact: true }).click();
  await guardian.getByRole('alertdialog').getByRole('button', { name: 'Don’t approve 1 email' }).click();
  await expect(guardian.getByRole('heading', { name: 'Nothing to decide' })).toBeVisible();

  await guardian.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Activity' }).click();
  await expect(guardian.getByText('Dana Lee approved 1 email')).toBeVisible();
  await guardian.getByRole('button', { name: /^Read it: the email to/u }).click();
  await expect(guardian.getByText(/^Coach \w+, hello\./u)).toBeVisible();
  await lookOver(guardian, '/family/activity');

  await guardian.goto('/');
  await guardian.getByRole('link', { name: 'Controls of Marcus' }).click();
  await expect(guardian.getByRole('radio', { name: /^First email to each school/u })).toBeChecked();
  await guardian.getByRole('switch', { name: 'Pause all sending' }).click();
  await expect(guardian.getByRole('switch', { name: 'Pause all sending' })).toBeChecked();
  await lookOver(guardian, 'controls');
  await page.goto('/');
  await expect(page.getByText(/^Your guardian paused all sending/u)).toBeVisible();
  await lookOver(page, 'Home');

  await page.goto('/settings/family');
  await page.getByRole('button', { name: 'Past decisions' }).click();
  await expect(page.getByText('Dana Lee paused all sending of Marcus')).toBeVisible();

  // A guardian of someone else, and an athlete's page.
  const { id } = await ask<{ id: string }>(page, 'GET', `${origin}/api/user`);
  expect((await guardian.request.get(`${origin}/api/user/campaigns`)).status()).toBe(403);
  expect((await page.request.get(`${origin}/api/family/athletes/${id}/controls`)).status()).toBe(403);
  await phone.close();
});
