import { expect, test } from './support/app-server';
import { campaignSteps } from './support/campaign-steps';
import { fineInBothColors } from './support/light-and-dark';
import { violationsOf } from './support/violations-of';

test('R-14 a list is counted and balanced by suggestions, which can be refused for good and brought back', async ({
  page,
  steps,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await steps.signUp();
  await page.goto('/recruiting');
  await expect(page.getByRole('link', { name: 'Add position, class, town and GPA' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Suggestions' })).toBeHidden();

  const profile = { position: 'QB', graduationYear: new Date().getUTCFullYear() + 1, height: '6\'2"', weight: 200, gpa: 3.6 };
  await campaignSteps.ask(page, 'PUT', `${server.url}/api/user`, { ...profile, city: 'Austin', state: 'TX' });
  await page.goto('/recruiting');
  await page.getByRole('button', { name: 'Suggestions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Balance your list' });
  await expect(dialog.getByText('Your favorites: 0 reaches · 0 targets · 0 likely')).toBeVisible();
  const cards = dialog.getByRole('list', { name: 'Suggested schools' }).getByRole('listitem');
  await expect(cards.first()).toContainText(/D[123].* · .*Fit \d+(–\d+)?\/100\.\s*\d+ miles? from home\./u);
  expect(await cards.count()).toBeLessThanOrEqual(10);
  await fineInBothColors(page, 'the suggestions');

  const name = (await cards.first().getByRole('heading').textContent()) ?? '';
  await dialog.getByRole('button', { name: `Not for me: ${name}` }).click();
  await expect(dialog.getByText(`${name} will not be suggested again.`)).toBeVisible();
  await expect(cards.getByRole('heading', { name, exact: true })).toBeHidden();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(cards.getByRole('heading', { name, exact: true })).toBeVisible();

  await dialog.getByRole('button', { name: `Not for me: ${name}` }).click();
  await dialog.getByRole('button', { name: 'Not for me (1)' }).click();
  await dialog.getByRole('button', { name: `Bring back ${name}` }).click();
  await expect(cards.getByRole('heading', { name, exact: true })).toBeVisible();

  await dialog.getByRole('button', { name: `Add ${name} to favorites` }).click();
  await expect(dialog.getByText(`${name} was added to favorites.`)).toBeVisible();
  await expect(dialog.getByText(/^Your favorites: .*1 (reach|target|likely)/u)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Suggestions' })).toBeFocused();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Suggestions' }).click();
  await expect(cards.first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
