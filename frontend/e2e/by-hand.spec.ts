import type { Page } from '@playwright/test';
import { expect, test } from './support/app-server';
import { campaignSteps } from './support/campaign-steps';
import { violationsOf } from './support/violations-of';

test.use({ delivers: false, viewport: { width: 360, height: 780 } });

const details = (page: Page) => page.getByRole('region', { name: 'Campaign Details' });

test('C-14 M-02 without any mail server: by hand, copied, sent, undone, sent again, answered; figures agree', async ({
  page,
  context,
  steps,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await campaignSteps.importCoaches(page, server.url);
  await campaignSteps.athlete(page, server.url, () => steps.signUp(), ['Akron']);
  const text = { name: 'Film', subject: 'My film', template: 'Coach {{coach_last_name}}, my season.' };
  const { id } = await campaignSteps.ask<{ id: string }>(page, 'POST', `${server.url}/api/user/campaigns`, text);

  await page.goto(`/campaigns?campaign=${id}&step=pick`);
  await page.getByRole('checkbox', { name: /Wren Specimen/u }).check();
  await page.getByRole('button', { name: 'Confirm 1 email' }).click();
  await page.getByRole('button', { name: 'Send by hand' }).click();

  const dialog = page.getByRole('dialog', { name: 'Send by Hand' });
  await expect(dialog.getByLabel('Email text')).toHaveValue('Coach Specimen, my season.');
  await dialog.getByRole('button', { name: 'Copy all' }).click();
  await expect(dialog.getByRole('button', { name: 'Copy all: copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('My film\n\nCoach Specimen, my season.');
  await expect(dialog.getByRole('link', { name: 'Open in email app' })).toHaveAttribute(
    'href',
    /^mailto:wren@akron\.example\.edu\?subject=/u,
  );
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await dialog.getByRole('button', { name: 'I sent it' }).click();
  await expect(dialog.getByText('All done.', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(details(page).getByText('Completed', { exact: true })).toBeVisible();

  await details(page).getByRole('button', { name: 'Undo “I sent it”: Wren Specimen' }).click();
  await expect(details(page).getByText('1 email is kept here. No coach has received it.')).toBeVisible();
  await details(page).getByRole('button', { name: 'Send by hand: Wren Specimen' }).click();
  await dialog.getByRole('button', { name: 'I sent it' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();

  await details(page).getByRole('button', { name: 'They replied: Wren Specimen' }).click();
  const form = page.getByRole('dialog', { name: 'Wren Specimen replied' });
  await form.getByLabel(/What the coach wrote/u).fill('Call me on Thursday.');
  expect(await violationsOf(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save reply' }).click();
  await expect(details(page).getByText(/Wren Specimen, noted by you/u)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.goto('/');
  await expect(page.getByText('1 campaign, 1 by hand')).toBeVisible();
  await expect(page.getByText(/noted by you/u)).toBeVisible();
  await page.goto('/analytics');
  await expect(page.getByText('1 sent (1 by hand) · 1 replied', { exact: false })).toBeVisible();
  await expect(page.getByText('All sent by hand: opens can’t be seen')).toBeVisible();
});
