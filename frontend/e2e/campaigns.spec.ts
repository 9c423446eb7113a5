import type { Page } from '@playwright/test';
import { expect, test, timeToTakeBack } from './support/app-server';
import { campaignSteps } from './support/campaign-steps';
import { fineInBothColors } from './support/light-and-dark';

test.use({ serverEnv: timeToTakeBack });

const { ask, athlete, importCoaches } = campaignSteps;

test.beforeAll(async ({ browser, server }) => {
  const page = await browser.newPage();
  await importCoaches(page, server.url);
  await page.close();
});

const toast = (page: Page, title: string) => page.getByRole('region', { name: 'Notifications' }).getByText(title, { exact: true });

const details = (page: Page) => page.getByRole('region', { name: 'Campaign Details' });

/** Opens the editor from the page and writes a campaign in it. */
async function write(page: Page, { name, subject, text }: { name: string; subject: string; text: string }) {
  await page.getByRole('button', { name: /^(Create|New) Campaign$/u }).click();
  await page.getByLabel('Campaign name').fill(name);
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Email', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Create Campaign' }).click();
}

const clean = { name: 'Junior film', subject: '{{student_position}} film', text: 'Coach {{coach_last_name}}, hello.' };

test('C-01 C-02 C-09 C-10 a campaign is written from a template, becomes a draft and can be changed', async ({ page, steps, server }) => {
  await athlete(page, server.url, steps.signUp, ['Akron']);
  await page.goto('/campaigns');
  await expect(page.getByRole('heading', { level: 1, name: 'Email Campaigns' })).toBeVisible();
  for (const name of ['Your Campaigns', 'Campaign Details', 'Campaign Stats']) {
    await expect(page.getByRole('region', { name })).toBeVisible();
  }

  await page.getByRole('button', { name: 'Create Campaign' }).click();
  const editor = page.getByRole('dialog', { name: 'Create Email Campaign' });
  await editor.getByRole('button', { name: 'Create Campaign' }).click();
  await expect(editor.getByText('Please write a subject.')).toBeVisible();
  await editor.getByRole('button', { name: 'Preview template: Introduction' }).click();
  await editor.getByRole('button', { name: 'Use template: Introduction' }).click();
  await editor.getByLabel('Subject').fill('Hello from a ');
  await editor.getByRole('button', { name: 'Insert: Your position' }).click();
  await expect(editor.getByLabel('Subject')).toHaveValue('Hello from a ‹Your position›');
  await editor.getByRole('button', { name: 'Create Campaign' }).click();
  await expect(toast(page, 'Campaign Created')).toBeVisible();
  await page.getByRole('dialog', { name: 'Select Email Recipients' }).getByRole('button', { name: 'Close' }).click();

  await expect(details(page).getByText('Draft', { exact: true })).toBeVisible();
  await details(page).getByRole('button', { name: 'Edit' }).click();
  const change = page.getByRole('dialog', { name: 'Edit Campaign' });
  await change.getByLabel('Campaign name').fill('Spring introduction');
  await change.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Campaign Updated')).toBeVisible();
  await page.reload();
  await expect(details(page).getByRole('heading', { name: 'Spring introduction' })).toBeVisible();
});

test('C-02 C-03 text that was not saved is not lost without a question, and without favorites the picker leads to the schools', async ({
  page,
  steps,
}) => {
  await steps.signUp();
  await page.goto('/campaigns');
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  await page.getByLabel('Campaign name').fill('Half');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard your text?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByLabel('Campaign name')).toHaveValue('Half');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await write(page, clean);
  const picker = page.getByRole('dialog', { name: 'Select Email Recipients' });
  await expect(picker.getByText('No favorites yet')).toBeVisible();
  await picker.getByRole('link', { name: 'Go to Schools' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Schools' })).toBeVisible();
});

test('C-03 coaches are in their groups, nobody is picked, and one without an address cannot be', async ({ page, steps, server }) => {
  await athlete(page, server.url, steps.signUp, ['Akron', 'Toledo']);
  await page.goto('/campaigns');
  await write(page, clean);
  const picker = page.getByRole('dialog', { name: 'Select Email Recipients' });
  await expect(picker.getByRole('region', { name: 'Head Coaches' }).getByRole('listitem')).toHaveCount(2);
  await expect(picker.getByRole('region', { name: 'Recruiting Coordinators' }).getByText('Pat Moore')).toBeVisible();
  await expect(picker.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(picker.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await expect(picker.getByRole('checkbox', { name: /Tim Keane.*No email address known/u })).toBeDisabled();

  await picker.getByRole('region', { name: 'Head Coaches' }).getByRole('checkbox', { name: 'Select all' }).check();
  await expect(picker.getByRole('button', { name: 'Confirm 2 emails' })).toBeEnabled();
  await picker.getByRole('button', { name: 'By school' }).click();
  await picker.getByRole('region', { name: 'Toledo' }).getByRole('checkbox', { name: 'Select all' }).uncheck();
  await expect(picker.getByRole('button', { name: 'Confirm 1 email' })).toBeEnabled();

  await picker.getByRole('button', { name: 'Close' }).click();
  await details(page).getByRole('button', { name: 'Pick coaches' }).click();
  await expect(picker.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('C-17 C-13 a clean campaign is sent in six presses, its bar runs, and all of it survives a reload', async ({
  page,
  steps,
  server,
}) => {
  await athlete(page, server.url, steps.signUp, ['Akron', 'Toledo']);
  await page.goto('/campaigns');
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  await page.getByRole('button', { name: 'Use template: Introduction' }).click();
  await expect(page.getByLabel('Subject')).toBeFocused();
  await page.keyboard.type('2027 QB');
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  await page.getByRole('button', { name: 'Select all 4' }).click();
  await page.getByRole('button', { name: 'Confirm 4 emails' }).click();
  await expect(page.getByText(/^Sent from our address/u)).toBeVisible();
  await page.getByRole('button', { name: 'Send 4 emails' }).click();
  await expect(toast(page, 'Campaign Sent')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.reload();
  await expect(details(page).getByText(/^Sending in \d s$/u)).toBeVisible();
  await expect(details(page).getByRole('progressbar')).toBeVisible();
  await expect(details(page).getByText('Completed', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(details(page).getByRole('row')).toHaveCount(5);
  await expect(details(page).getByRole('cell', { name: 'Sent', exact: true })).toHaveCount(4);
  const stats = page.getByRole('region', { name: 'Campaign Stats' });
  await expect(stats.getByText('Replied: 0 of 4.')).toBeVisible();
});

test('C-04 a Send can be taken back: nothing leaves and the campaign is a draft again', async ({ page, steps, server }) => {
  await athlete(page, server.url, steps.signUp, ['Toledo']);
  await page.goto('/campaigns');
  await write(page, clean);
  await page.getByRole('button', { name: 'Select all 1' }).click();
  await page.getByRole('button', { name: 'Confirm 1 email' }).click();
  await page.getByRole('button', { name: 'Send 1 email' }).click();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(toast(page, 'Campaign Taken Back')).toBeVisible();
  await expect(details(page).getByText('Draft', { exact: true })).toBeVisible();
  const campaigns = await ask<{ totalCount: number }[]>(page, 'GET', `${server.url}/api/user/campaigns`);
  expect(campaigns.map(({ totalCount }) => totalCount)).toEqual([0]);
});

test('C-05 C-06 each email can be read before it leaves, and what looks wrong holds it back', async ({ page, steps, server }) => {
  await athlete(page, server.url, steps.signUp, ['Akron']);
  await page.goto('/campaigns');
  await write(page, { ...clean, text: 'Coach {{coach_last_name}}, I was born {{student_birthdate}}. {{coach_nmae}}' });
  await page.getByRole('button', { name: 'Select all 3' }).click();
  await page.getByRole('button', { name: 'Review each' }).click();
  const review = page.getByRole('dialog', { name: 'Review Each Email' });
  await expect(review.getByText('Needs a look')).toHaveCount(3);
  await review.getByRole('button', { name: /Pat Moore/u }).click();
  const mail = review.getByRole('article', { name: 'Mail to Pat Moore' });
  await expect(mail.getByText('Pat Moore <pat@akron.example.edu>')).toBeVisible();
  await expect(mail.getByText(/^Coach Moore, I was born March 14, 2009\./u)).toBeVisible();

  await review.getByRole('button', { name: 'Confirm 3 emails' }).click();
  await page.getByRole('button', { name: 'Send 3 emails' }).click();
  const confirm = page.getByRole('dialog', { name: 'Confirm and Send' });
  await expect(confirm.getByText('Nothing was sent yet')).toBeVisible();
  await expect(confirm.getByRole('button', { name: 'Send 3 emails' })).toBeDisabled();

  await confirm.getByRole('button', { name: 'Fix text' }).first().click();
  const editor = page.getByRole('dialog', { name: 'Edit Campaign' });
  await expect(editor.getByText('{{coach_nmae}}', { exact: true })).toBeVisible();
  await editor.getByLabel('Email', { exact: true }).fill('Coach {{coach_last_name}}, born {{student_birthdate}}.');
  await editor.getByRole('button', { name: 'Save Changes' }).click();
  await confirm.getByRole('button', { name: 'Send 3 emails' }).click();
  await confirm.getByRole('button', { name: 'Keep all 3 as they are' }).click();
  await confirm.getByRole('button', { name: 'Send 3 emails' }).click();
  await expect(toast(page, 'Campaign Sent')).toBeVisible();
});

test('C-03 S-09 on a phone list and campaign are pages of their own, and nothing scrolls sideways', async ({ page, steps, server }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await athlete(page, server.url, steps.signUp, ['Akron']);
  await page.goto('/campaigns');
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  await write(page, clean);
  await page.getByRole('button', { name: 'Select all 3' }).click();
  expect(await sideways()).toBe(false);
  await page.getByRole('button', { name: 'Review each' }).click();
  await page.getByRole('button', { name: /Quinn Dummett/u }).click();
  await expect(page.getByText('Coach Dummett, hello.')).toBeVisible();
  expect(await sideways()).toBe(false);
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Select Email Recipients' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm 3 emails' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'All campaigns' }).click();
  await expect(page.getByRole('region', { name: 'Your Campaigns' })).toBeVisible();
  await expect(details(page)).toHaveCount(0);
  expect(await sideways()).toBe(false);
});

test('S-11 no step of a campaign has an accessibility violation, light and dark', async ({ page, steps, server }) => {
  await athlete(page, server.url, steps.signUp, ['Akron']);
  await page.goto('/campaigns');
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  await page.getByRole('button', { name: 'Use template: Introduction' }).click();
  await page.getByLabel('Email', { exact: true }).fill('Coach {{coach_last_name}} {{oops}}');
  await fineInBothColors(page, 'editor');
  await page.getByLabel('Subject').fill('Film');
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  await page.getByRole('button', { name: 'Select all 3' }).click();
  await fineInBothColors(page, 'pick');
  await page.getByRole('button', { name: 'Review each' }).click();
  await expect(page.getByText('Needs a look')).toHaveCount(3);
  await fineInBothColors(page, 'review');
  await page.getByRole('button', { name: 'Confirm 3 emails' }).click();
  await page.getByRole('button', { name: 'Send 3 emails' }).click();
  await page.getByRole('button', { name: 'Keep all 3 as they are' }).waitFor();
  await fineInBothColors(page, 'confirm');
  await page.getByRole('button', { name: 'Keep all 3 as they are' }).click();
  await page.getByRole('button', { name: 'Send 3 emails' }).click();
  await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible();
  await fineInBothColors(page, 'take back');
  await expect(details(page).getByText('Completed', { exact: true })).toBeVisible({ timeout: 30_000 });
  await fineInBothColors(page, 'sent');
});
