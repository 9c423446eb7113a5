import type { Locator, Page } from '@playwright/test';

import { expect, test } from './support/app-server';

/** Of a long document the console draws what is in view, and more when somebody scrolls. */
async function operationOf(page: Page, tag: string, id: string): Promise<Locator> {
  await page.getByPlaceholder('Filter by tag').fill(tag);
  const operation = page.locator(`#operations-${tag}-${id}`);
  await expect(async () => {
    await page.mouse.wheel(0, 2_000);
    await expect(operation).toBeAttached({ timeout: 500 });
  }).toPass();
  return operation;
}

test('O-01 the API console is for admins, who try a call out with their own session', async ({ page, steps }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/iu.test(message.text())) refused.push(message.text());
  });
  await steps.signUp();
  expect((await page.goto('/api/docs'))?.status()).toBe(403);

  await steps.signInAsAdmin();
  expect((await page.goto('/api/docs'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: /^Recruit/u })).toBeVisible();
  const operation = await operationOf(page, 'session', 'getUser');
  await operation
    .getByRole('button', { name: /\/api\/user/u })
    .first()
    .click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  const answer = operation.locator('.live-responses-table');
  await expect(answer).toContainText('200');
  await expect(answer).toContainText('"username": "admin"');

  const change = await operationOf(page, 'profile', 'addGameStats');
  await change
    .getByRole('button', { name: /add-game-stats/u })
    .first()
    .click();
  await expect(change.locator('textarea')).toHaveValue(/"opponent": "Lake Travis"/u);
  await change.locator('textarea').fill('{"opponent": ""}');
  await change.getByRole('button', { name: 'Execute' }).click();
  await expect(change.locator('.live-responses-table')).toContainText('Opponent is required');
  expect(refused).toEqual([]);
});
