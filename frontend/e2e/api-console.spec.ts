import { expect, test } from './support/app-server';

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
  const operation = page.locator('#operations-session-getUser');
  await operation
    .getByRole('button', { name: /\/api\/user/u })
    .first()
    .click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  const answer = operation.locator('.live-responses-table');
  await expect(answer).toContainText('200');
  await expect(answer).toContainText('"username": "admin"');

  const change = page.locator('#operations-profile-addGameStats');
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
