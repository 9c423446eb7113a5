import type { Page } from '@playwright/test';
import { expect, test } from './support/app-server';
import { campaignSteps } from './support/campaign-steps';
import { MailSink } from './support/mail-sink';
import { violationsOf } from './support/violations-of';

test.use({ delivers: false });

const details = (page: Page) => page.getByRole('region', { name: 'Campaign Details' });
const notice = (page: Page) => page.getByRole('region', { name: 'Nothing can be delivered yet' });

/** Writes a campaign and picks Akron's head coach, up to the step Confirm. */
async function writeToHeadCoach(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create Campaign' }).first().click();
  const editor = page.getByRole('dialog', { name: 'Create Email Campaign' });
  await expect(editor.getByText('Nothing can be delivered yet.')).toBeVisible();
  await editor.getByLabel('Campaign name').fill('Film');
  await editor.getByLabel('Subject').fill('My film');
  await editor.getByLabel('Email', { exact: true }).fill('Coach {{coach_last_name}}, my film: {{hudl_profile_url}}');
  await editor.getByRole('button', { name: 'Create Campaign' }).click();
  const heads = page.getByRole('dialog', { name: 'Select Email Recipients' }).getByRole('region', { name: 'Head Coaches' });
  await heads.getByRole('checkbox', { name: /Wren Specimen/u }).check();
  await page.getByRole('button', { name: 'Confirm 1 email' }).click();
}

test('O-04 the outbox shows an admin the email that this server keeps', async ({ page, steps, server }) => {
  const athlete = await steps.signUp();
  await page.request.post('/api/user/verification-mail', { headers: { origin: server.url } });
  await steps.signInAsAdmin();
  await page.goto('/admin/operations');
  await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible();
  const mail = page.getByRole('button', { name: new RegExp(athlete.email) });
  await expect(mail).toContainText('Not delivered');
  await mail.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(athlete.email, { exact: true })).toBeVisible();
  await expect(dialog.getByText(/no mail server is set up/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('M-01 M-02 nothing can be delivered: said first, kept, called sent nowhere, and sent once there is a way', async ({
  page,
  steps,
  server,
}) => {
  await campaignSteps.importCoaches(page, server.url);
  await campaignSteps.athlete(page, server.url, () => steps.signUp(), ['Akron']);
  await page.goto('/campaigns');
  await expect(notice(page)).toContainText('No coach would get your emails');
  await expect(notice(page)).toContainText('this server has no way to send');
  expect(await violationsOf(page)).toEqual([]);

  await writeToHeadCoach(page);
  const confirm = page.getByRole('dialog', { name: 'Confirm and Send' });
  await expect(confirm.getByText('No coach has received anything.')).toBeVisible();
  await expect(confirm.getByRole('button', { name: /^Send \d/u })).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  await confirm.getByRole('button', { name: 'Keep 1 email' }).click();
  await expect(page.getByText('Emails Kept', { exact: true })).toBeVisible();

  await expect(details(page).getByText('Not delivered', { exact: true }).first()).toBeVisible();
  await expect(details(page).getByText('1 email is kept here. No coach has received it.')).toBeVisible();
  await expect(details(page).getByRole('cell', { name: 'Not delivered', exact: true })).toHaveCount(1);
  await expect(details(page).getByText('Sent', { exact: true })).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);

  await page.goto('/');
  await expect(page.getByText('1 email not delivered')).toBeVisible();
  await expect(page.getByText(/^You sent/u)).toHaveCount(0);

  const sink = await MailSink.start();
  await server.kill('SIGTERM');
  await server.restart({ SMTP_URL: sink.url, REQUIRE_VERIFIED_EMAIL: 'off' });
  await page.goto('/campaigns');
  await expect(notice(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Send kept emails' }).click();
  const review = page.getByRole('dialog', { name: 'Review Kept Emails' });
  await expect(review.getByRole('article', { name: 'Mail to Wren Specimen' })).toBeVisible();
  await expect(review.getByText(/^Sent from our address/u)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await review.getByRole('button', { name: 'Send 1 email' }).click();
  await expect(details(page).getByText('Completed', { exact: true })).toBeVisible({ timeout: 20_000 });
  expect(sink.mails.map(({ to }) => to)).toEqual([['wren@akron.example.edu']]);
  await sink.stop();
});
