import { expect, test } from './support/app-server';
import { campaignSteps } from './support/campaign-steps';
import { violationsOf } from './support/violations-of';

test.use({ viewport: { width: 360, height: 780 } });

test('C-21 R-11 an own contact with a name on X: written, counted, sent by hand, in the timeline, undone', async ({
  page,
  steps,
  server,
}) => {
  await campaignSteps.importCoaches(page, server.url);
  await campaignSteps.athlete(page, server.url, () => steps.signUp(), ['Akron']);

  await page.goto('/recruiting?q=akron');
  await page.getByRole('button', { name: /coaches: Akron$/u }).click();
  await page.getByRole('button', { name: 'Add a contact' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Dana Fieldhouse');
  await page.getByLabel('Email', { exact: true }).fill('dana@akron.example.edu');
  await page.getByLabel(/^Phone/u).fill('(330) 555-0100');
  await page.getByLabel(/^X handle/u).fill('https://x.com/CoachDana');
  await page.getByRole('button', { name: 'Add contact' }).click();
  await expect(page.getByRole('link', { name: '@CoachDana on X, opens a new tab' })).toHaveAttribute('href', 'https://x.com/CoachDana');
  await expect(page.getByRole('link', { name: '(330) 555-0100' })).toHaveAttribute('href', 'tel:3305550100');
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.getByRole('link', { name: 'Write on X: Dana Fieldhouse' }).click();
  await page.getByRole('button', { name: 'New campaign' }).click();
  const editor = page.getByRole('dialog');
  await editor.getByLabel('Campaign name').fill('Film');
  await editor.getByLabel(/^Subject/u).fill('My film');
  await editor.getByLabel('Email', { exact: true }).fill('Coach {{coach_last_name}}, my season.');
  await editor.getByRole('button', { name: /^Create/u }).click();
  await page.getByRole('button', { name: 'Confirm 1 email' }).click();
  await page.getByRole('button', { name: 'Send by hand instead' }).click();

  const dialog = page.getByRole('dialog', { name: 'Send by Hand' });
  await expect(dialog.getByRole('button', { name: 'X message', pressed: true })).toBeVisible();
  await dialog.getByLabel('Message with placeholders').fill('Coach {{coach_last_name}}, hello.');
  await expect(dialog.getByText('24 of 280', { exact: false })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'I sent it' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Sent by hand on X.')).toBeVisible();

  await page.goto('/recruiting?q=akron');
  await page.getByRole('button', { name: 'Track: Akron' }).click();
  await page.getByRole('tab', { name: 'Timeline' }).click();
  await expect(page.getByText(/on X, by hand/u)).toBeVisible();

  await page.goto('/campaigns');
  await page.getByText('Film', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Undo “I sent it”: Dana Fieldhouse' }).click();
  await expect(page.getByText('1 email is kept here. No coach has received it.')).toBeVisible();
});
