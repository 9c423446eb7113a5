import type { Page } from '@playwright/test';
import { expect, test } from './support/app-server';
import { campaignSteps } from './support/campaign-steps';
import { clockAt } from './support/clock-at';
import { lookOver } from './support/look-over';
import { mailsOf } from './support/mails-of';

const { ask, athlete, importCoaches } = campaignSteps;

/** Texas keeps two times, and this campus has no coordinates. */
const texas = ['Panhandle State', 'D2', 'Canyon', 'TX', 'Lee Twozone', 'Head Coach', 'lee@panhandle.example.edu'];
const dayMs = 24 * 3600 * 1000;

test.beforeAll(async ({ browser, server }) => {
  const page = await browser.newPage();
  await importCoaches(page, server.url, [texas]);
  await page.close();
});

// The next file gets this server with the time of day that it is.
test.afterAll(async ({ server }) => {
  await server.kill('SIGTERM');
  await server.restart();
});

const phone = { width: 360, height: 780 };
const details = (page: Page) => page.getByRole('region', { name: 'Campaign Details' });
const toast = (page: Page, title: string) => page.getByRole('region', { name: 'Notifications' }).getByText(title, { exact: true });

async function shot(page: Page, name: string): Promise<void> {
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/${name}.png` });
}

/** Opens Confirm with all picked coaches of a new draft. Resolves to the campaign's id. */
async function toConfirm(page: Page, origin: string, coaches: number): Promise<string> {
  const { id } = await ask<{ id: string }>(page, 'POST', `${origin}/api/user/campaigns`, {
    name: 'Junior film',
    subject: 'Junior film',
    template: 'Coach {{coach_last_name}},\n\nI would like to hear what you think of my season.',
  });
  await page.goto(`/campaigns?campaign=${id}&step=pick`);
  await page.getByRole('button', { name: `Select all ${coaches}` }).click();
  await page.getByRole('button', { name: `Confirm ${coaches} emails` }).click();
  return id;
}

/** "2026-11-25T09:30": what a field for a day and a time takes. */
function inDays(days: number): string {
  return `${new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)}T09:30`;
}

test('C-20 C-11 emails are scheduled, changed, paused, resumed and cancelled', async ({ page, context, steps, server }) => {
  test.setTimeout(180_000);
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await athlete(page, server.url, steps.signUp, ['Akron', 'Panhandle State']);
  const id = await toConfirm(page, server.url, 4);
  const when = page.getByRole('dialog', { name: 'Confirm and Send' }).getByRole('region', { name: 'When' });
  await shot(page, 'confirm-now');

  // The state has two time zones: asked once, and nothing can be sent before the answer.
  await when.getByRole('radio', { name: 'In each coach’s morning' }).click();
  const zone = when.getByLabel('Which time zone is Panhandle State (TX) in?');
  await expect(zone).toBeVisible();
  await expect(page.getByRole('button', { name: /^Schedule 4 emails/u })).toBeDisabled();
  await shot(page, 'zone-question');
  await lookOver(page, 'zone question');
  await zone.selectOption('Mountain Time (Denver)');
  // Which morning comes first depends on the hour at which this runs.
  const zones = '(Eastern Time, the last .* Mountain|Mountain Time, the last .* Eastern)';
  await expect(when.getByText(new RegExp(`^The first is sent \\w+, .* ${zones} Time\\.$`, 'u'))).toBeVisible();
  await shot(page, 'morning');

  // A daily limit spreads the emails over days.
  await when.getByLabel('Emails a day').fill('x');
  await expect(when.getByText('Enter a whole number from 1 to 500, or leave it empty.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Schedule 4 emails/u })).toBeDisabled();
  await when.getByLabel('Emails a day').fill('2');
  await expect(when.getByText(/^The first is sent /u)).toBeVisible();

  // A time that was chosen.
  await when.getByRole('radio', { name: 'At a chosen time' }).click();
  await when.getByLabel('Day and time').fill(inDays(-2));
  await expect(when.getByRole('alert')).toBeVisible();
  await shot(page, 'past');
  await lookOver(page, 'a time that passed');
  await when.getByLabel('Day and time').fill(inDays(3));
  await expect(when.getByText(/^The first is sent .*, 9:30 AM Eastern Time, the last .*, 9:30 AM Eastern Time\.$/u)).toBeVisible();
  await shot(page, 'chosen');
  await lookOver(page, 'a chosen time');
  await page.getByRole('button', { name: /^Schedule 4 emails/u }).click();

  await expect(details(page).getByText('4 emails waiting.')).toBeVisible();
  await expect(details(page).getByText(/The first is sent .*, 9:30 AM Eastern Time/u)).toBeVisible();
  await details(page).getByText('4 emails waiting.').scrollIntoViewIfNeeded();
  await shot(page, 'scheduled');
  await lookOver(page, 'scheduled');

  // Two tabs: one pauses, the other learns it.
  const other = await context.newPage();
  await other.setViewportSize(phone);
  await other.goto(`/campaigns?campaign=${id}`);
  await expect(details(other).getByRole('button', { name: 'Pause' })).toBeVisible();
  await details(page).getByRole('button', { name: 'Pause' }).click();
  await expect(toast(page, 'Campaign Paused')).toBeVisible();
  await expect(details(page).getByText('You paused this campaign.', { exact: false })).toBeVisible();
  await expect(details(other).getByText('You paused this campaign.', { exact: false })).toBeVisible({ timeout: 20_000 });
  await other.close();
  await details(page).getByText('Paused.', { exact: true }).scrollIntoViewIfNeeded();
  await shot(page, 'paused');
  await lookOver(page, 'paused');

  // New times; the paused campaign goes on with them.
  await details(page).getByRole('button', { name: 'Choose a new time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Times' });
  await dialog.getByRole('radio', { name: 'At a chosen time' }).click();
  await dialog.getByLabel('Emails a day').fill('');
  await dialog.getByLabel('Day and time').fill(inDays(5));
  await expect(dialog.getByText(/^All are sent .*, 9:30 AM Eastern Time\.$/u)).toBeVisible();
  await shot(page, 'change');
  await lookOver(page, 'change times');
  await dialog.getByRole('button', { name: 'Save times' }).click();
  await expect(toast(page, 'Times Changed')).toBeVisible();
  await expect(details(page).getByText(/All are sent .*, 9:30 AM Eastern Time\./u)).toBeVisible();

  await details(page).getByRole('button', { name: 'Cancel campaign' }).click();
  await shot(page, 'cancel');
  await page.getByRole('alertdialog', { name: 'Cancel this campaign?' }).getByRole('button', { name: 'Cancel campaign' }).click();
  await expect(toast(page, 'Campaign Cancelled')).toBeVisible();
  await expect(details(page).getByText('4 emails waiting.')).toHaveCount(0);
  await shot(page, 'cancelled');
  await lookOver(page, 'cancelled');
});

test('C-20 a server that was off for three days asks instead of sending', async ({ page, steps, server, mailSink }) => {
  test.setTimeout(120_000);
  let address = '';
  const signUp = async () => {
    ({ email: address } = await steps.signUp());
  };
  await page.setViewportSize(phone);
  await athlete(page, server.url, signUp, ['Akron']);
  const id = await toConfirm(page, server.url, 3);
  const when = page.getByRole('region', { name: 'When' });
  await when.getByRole('radio', { name: 'At a chosen time' }).click();
  await when.getByLabel('Day and time').fill(inDays(1));
  await page.getByRole('button', { name: 'Schedule 3 emails' }).click();
  await expect(details(page).getByText('3 emails waiting.')).toBeVisible();
  await server.kill('SIGTERM');
  await server.restart(clockAt(new Date(Date.now() + 4 * dayMs)));
  const asked = details(page).getByText('They should have been sent more than a day ago, and were not.', { exact: false });
  await expect(async () => {
    await page.goto(`/campaigns?campaign=${id}`);
    await expect(asked).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 40_000 });
  expect(mailsOf(mailSink, address)).toEqual([]);
  await details(page).getByText('Paused.', { exact: true }).scrollIntoViewIfNeeded();
  await shot(page, 'late');
  await lookOver(page, 'late');
  await details(page).getByRole('button', { name: 'Send them now' }).click();
  await expect(() => expect(mailsOf(mailSink, address)).toHaveLength(3)).toPass({ timeout: 30_000 });
});
