import type { Page } from '@playwright/test';
import { expect, test } from './support/app-server';
import { campaignSteps } from './support/campaign-steps';
import { violationsOf } from './support/violations-of';

interface Named {
  id: number;
  name: string;
}

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stored = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('/api/user/target-schools/') && answer.ok());

async function follow(page: Page, origin: string, ...names: string[]): Promise<Named[]> {
  const schools = await campaignSteps.ask<Named[]>(page, 'GET', `${origin}/api/schools`);
  const wanted = schools.filter(({ name }) => names.includes(name));
  for (const { id } of wanted) await campaignSteps.ask(page, 'POST', `${origin}/api/user/favorites`, { schoolId: id });
  return wanted;
}

async function openPanel(page: Page, name: string): Promise<void> {
  await page.goto(`/recruiting?q=${name.toLowerCase()}`);
  await page.getByRole('button', { name, exact: true }).click();
}

test.beforeEach(({ steps }) => steps.signUp());

test('R-05 steps, lead level, notes and next step are edited in the row and stay over a reload', async ({ page }) => {
  await openPanel(page, 'Akron');
  const film = page.getByRole('group', { name: 'Steps with Akron' }).getByRole('button', { name: 'Film' });
  await Promise.all([stored(page), film.click()]);
  await Promise.all([stored(page), page.getByLabel('Lead level: Akron').selectOption('WARM')]);
  await page.getByLabel('Next step').fill('Send junior film');
  await page.getByLabel('Notes').fill('Came to the Friday game');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByLabel('Next step').focus();
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(2);

  await page.reload();
  await page.getByRole('button', { name: 'Akron', exact: true }).click();
  await expect(film).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Lead level: Akron')).toHaveValue('warm');
  await expect(page.getByLabel('Next step')).toHaveValue('Send junior film');
  await expect(page.getByLabel('Notes')).toHaveValue('Came to the Friday game');
});

test('R-05 a step that the server refuses is taken back and said', async ({ page }) => {
  await openPanel(page, 'Akron');
  await page.route('**/api/user/target-schools/*', (route) => route.abort());
  const film = page.getByRole('group', { name: 'Steps with Akron' }).getByRole('button', { name: 'Film' });
  await film.click();
  await expect(page.getByText('Network error. Please try again.')).toBeVisible();
  await expect(film).toHaveAttribute('aria-pressed', 'false');
});

test('R-05 a card of the board is dragged, moved by keys and by its menu', async ({ page, server }) => {
  await follow(page, server.url, 'Akron', 'Toledo');
  await page.goto('/recruiting?view=board');
  await expect(column(page, 'COLD').getByRole('listitem')).toHaveCount(2);
  await expect(column(page, 'HOT').getByText(/You talk with each other/)).toBeVisible();

  await Promise.all([stored(page), card(page, 'Akron').dragTo(column(page, 'HOT'))]);
  await expect(column(page, 'HOT').getByRole('button', { name: 'Akron', exact: true })).toBeVisible();

  await card(page, 'Toledo').focus();
  await Promise.all([stored(page), page.keyboard.press('ArrowRight')]);
  await expect(column(page, 'WARM').getByRole('button', { name: 'Toledo', exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'Move Toledo to …' }).click();
  await Promise.all([stored(page), page.getByRole('menuitem', { name: 'COMMITTED' }).click()]);
  await page.reload();
  await expect(column(page, 'HOT').getByRole('button', { name: 'Akron', exact: true })).toBeVisible();
  await expect(column(page, 'COMMITTED').getByRole('button', { name: 'Toledo', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page).toHaveURL(/\/recruiting$/);
});

test('R-09 the timeline tells lead changes and logged contacts, newest first; a logged one can be removed', async ({
  page,
}) => {
  await openPanel(page, 'Akron');
  await expect(page.getByText(/Nothing happened yet/)).toBeVisible();
  await page.getByLabel('Lead level: Akron').selectOption('HOT');
  const timeline = page.getByRole('list', { name: 'Timeline of Akron' });
  await expect(timeline.getByText('Lead level COLD → HOT')).toBeVisible();

  await page.getByRole('button', { name: 'Log a contact' }).click();
  await page.getByRole('radio', { name: 'Camp' }).check();
  await page.getByLabel('With whom').fill('Coach Fieldhouse');
  await page.getByLabel('Note', { exact: true }).fill('Timed at 4.6');
  await page.getByRole('button', { name: 'Add to timeline' }).click();
  await expect(timeline.getByRole('listitem').first()).toContainText('Camp with Coach Fieldhouse');
  await expect(timeline.getByText('Timed at 4.6')).toBeVisible();

  await timeline.getByRole('button', { name: /^Remove: Camp with Coach Fieldhouse/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove entry' }).click();
  await expect(timeline.getByText(/Camp with/)).toHaveCount(0);
});

test('R-11 a wrong contact is reported, an own one suggested; both say that they wait', async ({
  page,
  server,
  steps,
}) => {
  await campaignSteps.importCoaches(page, server.url);
  await steps.signUp();
  await openPanel(page, 'Toledo');
  await page.getByRole('button', { name: 'Report a problem with Robin Sample' }).click();
  await page.getByRole('radio', { name: 'They left the school' }).check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Reported, waiting for an admin')).toBeVisible();

  await page.getByRole('button', { name: 'Add a contact' }).click();
  await page.getByLabel('Name').fill('Sam Rivers');
  await page.getByLabel('Email', { exact: true }).fill('sam.rivers@toledo.example.edu');
  await page.getByRole('button', { name: 'Add contact' }).click();
  await page.getByRole('button', { name: 'Suggest Sam Rivers for everyone' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suggest contact' }).click();
  await expect(page.getByText('Suggested, waiting for an admin')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Toledo', exact: true }).click();
  await expect(page.getByText('Reported, waiting for an admin')).toBeVisible();
});

for (const width of [360, 1440]) {
  test(`S-09 S-11 board, tracking and timeline fit ${width} px and have no accessibility fault`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await follow(page, server.url, 'Akron', 'Toledo');
    await page.goto('/recruiting?view=board');
    await expect(card(page, 'Akron')).toBeVisible();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    expect(await violationsOf(page)).toEqual([]);
    await card(page, 'Akron').click();
    await expect(page.getByLabel('Next step')).toBeEnabled();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Timeline' }).click();
    await page.getByRole('button', { name: 'Log a contact' }).click();
    await expect(page.getByText(/Nothing happened yet/)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
}
