import type { Page } from '@playwright/test';
import { expect } from './support/app-server';
import { campaignSteps } from './support/campaign-steps';
import { providerTest as test } from './support/provider-server';
import { violationsOf } from './support/violations-of';

const toast = (page: Page, title: string) => page.getByRole('region', { name: 'Notifications' }).getByText(title, { exact: true });
const toggle = (page: Page) => page.getByRole('switch', { name: 'Use the AI provider' });
const sent = (page: Page) => page.getByRole('dialog', { name: 'What is sent' });

test('U-11 the AI provider is off until the athlete sees what is sent and turns it on; who wrote a text leads to the switch', async ({
  page,
  context,
  steps,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await steps.signUp();
  const profile = { firstName: 'Marcus', lastName: 'Quist', highSchool: 'Oakhollow High School', city: 'Thistlebrook', gpa: 3.7 };
  await campaignSteps.ask(page, 'PUT', `${server.url}/api/user`, profile);
  await page.goto('/campaigns');
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  await page.getByRole('button', { name: 'AI Email Assistant' }).click();
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  const assistant = page.getByRole('dialog', { name: 'AI Email Assistant' });
  await expect(assistant.getByText('The AI provider is off in your settings, so the built-in writer wrote this.')).toBeVisible({
    timeout: 30_000,
  });

  const opened = context.waitForEvent('page');
  await assistant.getByRole('link', { name: 'Choose who writes' }).click();
  const settings = await opened;
  await settings.setViewportSize({ width: 360, height: 780 });
  await expect(toggle(settings)).not.toBeChecked();
  await expect(toggle(settings)).toBeInViewport();
  await expect(toggle(settings)).toHaveAccessibleDescription(/^Off\. The built-in writer writes\./u);
  await toggle(settings).click();
  await expect(sent(settings).getByText('3.7', { exact: true })).toBeVisible();
  await expect(sent(settings).getByText('last name (not sent)').first()).toBeVisible();
  await expect(
    sent(settings)
      .getByText(/Marcus/u)
      .first(),
  ).toBeVisible();
  await expect(sent(settings).getByText(/Quist|Oakhollow|Thistlebrook/u)).toHaveCount(0);
  expect(await settings.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await violationsOf(settings), 'what is sent').toEqual([]);
  await sent(settings).getByRole('button', { name: 'Keep it off' }).click();
  await expect(toggle(settings)).not.toBeChecked();
  await toggle(settings).click();
  await sent(settings).getByRole('button', { name: 'Turn on' }).click();
  await expect(toast(settings, 'AI provider turned on')).toBeVisible();
  await settings.reload();
  await expect(toggle(settings)).toBeChecked();
  expect(await violationsOf(settings), '/settings').toEqual([]);

  await assistant.getByRole('button', { name: 'Reject' }).click();
  await assistant.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(assistant.getByText(/Written by stand-in-1\./u)).toBeVisible({ timeout: 30_000 });
  await toggle(settings).click();
  await expect(toast(settings, 'AI provider turned off')).toBeVisible();
  await expect(toggle(settings)).not.toBeChecked();
});
