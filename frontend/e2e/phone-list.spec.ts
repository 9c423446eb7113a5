import { expect, test } from './support/app-server';
import { campaignSteps } from './support/campaign-steps';
import { violationsOf } from './support/violations-of';

test('R-15 four schools are on a phone’s screen, and all filters are in one sheet with a count', async ({ page, steps, server }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await steps.signUp();
  const profile = { position: 'QB', graduationYear: new Date().getUTCFullYear() + 1, height: '6\'2"', weight: 200, gpa: 3.6 };
  await campaignSteps.ask(page, 'PUT', `${server.url}/api/user`, { ...profile, city: 'Austin', state: 'TX' });
  await page.goto('/recruiting');
  const cards = page.getByRole('list', { name: 'Schools' }).getByRole('listitem');
  await expect(page.getByText(/^\d+ (likely|target|reach)/u)).toBeVisible();
  const fourth = await cards.nth(3).locator(':scope > div').boundingBox();
  const menu = await page.getByRole('navigation').last().boundingBox();
  expect((fourth?.y ?? 999) + (fourth?.height ?? 0)).toBeLessThanOrEqual(menu?.y ?? 0);

  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet
    .getByRole('group', { name: 'FBS or FCS' })
    .getByRole('button', { name: /^FCS \(\d+\)$/u })
    .click();
  expect(await violationsOf(page)).toEqual([]);
  await sheet.getByRole('button', { name: /^Show \d+ schools$/u }).click();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await expect(cards.first()).toContainText('FCS');

  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await sheet.getByRole('button', { name: 'Clear all' }).click();
  await sheet.getByRole('button', { name: /^Show \d+ schools$/u }).click();
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
});
