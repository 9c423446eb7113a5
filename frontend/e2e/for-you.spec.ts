import { expect, test } from './support/app-server';
import { campaignSteps } from './support/campaign-steps';
import { lookOver } from './support/look-over';
import { violationsOf } from './support/violations-of';

test('R-12 R-13 schools come in the order of fit once enough is known, and a search means what a fan means', async ({
  page,
  steps,
  server,
}) => {
  await steps.signUp();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/recruiting');
  const first = page.getByRole('list', { name: 'Schools' }).getByRole('listitem').first();
  await expect(page.getByRole('link', { name: 'Add position, class, town and GPA' })).toBeVisible();
  await expect(page.getByLabel('Sort by')).toHaveValue('name');

  const profile = { position: 'QB', graduationYear: new Date().getUTCFullYear() + 1, height: '6\'2"', weight: 200, gpa: 3.6 };
  await campaignSteps.ask(page, 'PUT', `${server.url}/api/user`, { ...profile, city: 'Austin', state: 'TX' });
  await page.reload();
  await expect(page.getByText(/^\d+ (likely|target|reach)/u)).toBeVisible();
  await expect(page.getByLabel('Sort by')).toHaveValue('fit');
  await expect(first).toContainText(/\d mi/u);
  await expect(first).toContainText(/(Likely|Target) · \d+/u);
  await lookOver(page, 'schools for you');

  await page.getByLabel('Sort by').selectOption('distance');
  await expect(page).toHaveURL(/sort=distance/u);
  await expect(first).toContainText('Austin');
  for (const [column, figure] of [
    ['admission', /Admits \d+%/u],
    ['price', /\$[\d,]+ a year/u],
    ['window', /May write (?:to you now|from)/u],
  ] as const) {
    await page.getByLabel('Sort by').selectOption(column);
    await expect(page).toHaveURL(new RegExp(`sort=${column}`, 'u'));
    await expect(first).toContainText(figure);
  }
  await page.goto('/recruiting');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  for (const [filter, choice] of [
    ['May contact you', /^(?:Now|Later) \(\d+\)$/u],
    ['Admission rate', /^50 to 75% \(\d+\)$/u],
    ['Net price', /^\$15,000 to \$25,000 \(\d+\)$/u],
  ] as const) {
    await page.getByRole('group', { name: filter }).getByRole('button', { name: choice }).first().click();
  }
  expect(await violationsOf(page)).toEqual([]);
  const shown = await page.getByRole('button', { name: /^Show \d+ schools$/u }).textContent();
  await page.getByRole('button', { name: /^Show/u }).click();
  await expect(page).toHaveURL(/admission=75&price=25000&window=(?:now|later)/u);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Filters (3)' })).toBeVisible();
  await page.getByRole('button', { name: 'Filters (3)' }).click();
  await expect(page.getByRole('button', { name: shown ?? '' })).toBeVisible();
  await page.goto('/recruiting');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('button', { name: 'Coach for' }).click();
  await page.getByRole('button', { name: 'Only QB' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/position=QB$/u);
  await page.getByRole('button', { name: 'Clear filter: Coach for' }).click();
  await page.getByRole('button', { name: /^Show/u }).click();
  for (const [search, name] of [
    ['UGA', 'Georgia'],
    ['USC', 'USC'],
    ['UT Austin', 'Texas'],
    ['Ole Miss', 'Ole Miss'],
    ['Miami', 'Miami'],
    ['ohio st', 'Ohio State'],
    ['Wiscosin', 'Wisconsin'],
  ] as const) {
    await page.getByRole('searchbox').fill(search);
    await expect(first.getByRole('heading', { name, exact: true })).toBeVisible();
  }
});
