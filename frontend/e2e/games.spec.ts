import type { Page } from '@playwright/test';
import { expect, test } from './support/app-server';
import { fineInBothColors } from './support/light-and-dark';

const phone = { width: 360, height: 740 };
// Seasons go from August to July: these days are in the last season that is over, and in the one before it.
const today = new Date();
const season = today.getUTCFullYear() - (today.getUTCMonth() >= 7 ? 1 : 2);
const day = (year: number, monthAndDay: string) => `${year}-${monthAndDay}`;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const label = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const row = (page: Page, title: string, figure: string) =>
  card(page, title)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: figure, exact: true }) });

async function addGame(page: Page, opponent: string, date: string, figures: Record<string, string>): Promise<void> {
  await button(page, 'Add Game').click();
  const dialog = page.getByRole('dialog', { name: 'Add Game Statistics' });
  await dialog.getByLabel('Opponent').fill(opponent);
  await dialog.getByLabel('Date').fill(date);
  for (const [name, value] of Object.entries(figures)) await dialog.getByLabel(name, { exact: true }).fill(value);
  await dialog.getByLabel('Opponent').press('Enter');
  await expect(page.getByText('Game Stats Added!')).toBeVisible();
  await expect(dialog).toBeHidden();
}

async function becomeQuarterback(page: Page, origin: string): Promise<void> {
  const answer = await page.request.put(`${origin}/api/user`, { data: { position: 'QB' }, headers: { origin } });
  expect(answer.ok()).toBe(true);
}

async function addThreeGames(page: Page): Promise<void> {
  await addGame(page, 'Lake Travis', day(season, '09-19'), { Completions: '18', Attempts: '27', 'Passing Yards': '241' });
  await addGame(page, 'Bowie', day(season + 1, '01-09'), { Completions: '2', Attempts: '3', 'Rushing Yards': '-4' });
  await addGame(page, 'Del Valle', day(season - 1, '10-02'), { 'Passing Yards': '1000' });
}

test.describe('game statistics', () => {
  test.beforeEach(async ({ page, steps, server }) => {
    await steps.signUp();
    await becomeQuarterback(page, server.url);
    await page.goto('/profile?tab=stats');
  });

  test('P-08 P-09 three games, an edit, a deletion taken back, another season, a reload', async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
    await addThreeGames(page);

    await expect(label(page, 'Season')).toHaveValue(String(season));
    await expect(row(page, 'Passing', 'Completion %')).toHaveText('Completion %67%67%');
    await expect(row(page, 'Passing', 'Passing Yards')).toHaveText('Passing Yards2411,241');
    await expect(row(page, 'Rushing', 'Yards per Carry')).toHaveText('Yards per Carry––');
    await expect(card(page, 'Punting')).toContainText('No stats recorded.');
    const games = page.getByRole('list', { name: `Games of ${season}` }).getByRole('listitem');
    await expect(games).toHaveText([/Bowie.*Rushing Yards -4/u, /Lake Travis/u]);

    await page.getByRole('button', { name: /^Edit game against Bowie/u }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Game Statistics' });
    await expect(dialog.getByLabel('Completions')).toHaveValue('2');
    await dialog.getByLabel('Carries').fill('4');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Game Stats Updated!')).toBeVisible();
    await expect(row(page, 'Rushing', 'Yards per Carry')).toHaveText('Yards per Carry-1.0-1.0');

    await page.getByRole('button', { name: /^Delete game against Lake Travis/u }).click();
    await button(page, 'Delete game').click();
    await expect(games).toHaveText([/Bowie/u]);
    await expect(button(page, 'Add Game')).toBeFocused();
    await button(page, 'Undo').click();
    await expect(games).toHaveText([/Bowie/u, /Lake Travis/u]);

    await label(page, 'Season').selectOption(String(season - 1));
    await expect(row(page, 'Passing', 'Passing Yards')).toHaveText('Passing Yards1,0001,241');
    await expect(row(page, 'Passing', 'Completion %')).toHaveText('Completion %–67%');

    await page.reload();
    await expect(label(page, 'Season')).toHaveValue(String(season));
    await expect(games).toHaveCount(2);
    await label(page, 'Stat').selectOption('Completion %');
    await expect(page.getByRole('table', { name: 'Completion % by season' })).toContainText('67%');
    await expect(card(page, 'Season by Season').locator('svg').first()).toBeVisible();
  });

  test('P-09 P-13 the same opponent and date twice is refused beside the field', async ({ page }) => {
    await addGame(page, 'Lake Travis', day(season, '09-19'), {});
    await button(page, 'Add Game').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Opponent').fill('lake  travis');
    await dialog.getByLabel('Date').fill(day(season, '09-19'));
    await dialog.getByRole('button', { name: 'Add Game' }).click();
    await expect(page.getByText('Failed to Add Game Stats')).toBeVisible();
    await expect(dialog.getByLabel('Date')).toHaveAccessibleDescription(/You already have a game against lake travis/u);
  });
});

test.describe('game statistics on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('S-09 S-11 nothing sideways and no accessibility violation, light and dark', async ({ page, steps, server }) => {
    await steps.signUp();
    await becomeQuarterback(page, server.url);
    await page.goto('/profile?tab=stats');
    await addThreeGames(page);
    await expect(card(page, 'Season by Season').locator('svg').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await fineInBothColors(page, 'the games');
    await button(page, 'Add Game').click();
    await page.getByLabel('Show all').check();
    await expect(page.getByLabel('Longest Punt (yards)')).toBeAttached();
    await fineInBothColors(page, 'the dialog');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
