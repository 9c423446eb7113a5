import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/app-server';
import { violationsOf } from './support/violations-of';

const count = (page: Page) => page.getByRole('status').filter({ hasText: /of \d+|No schools/ });
const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ has: page.getByRole('button', { name, exact: true }) });
const star = (page: Page, name: string) => page.getByRole('button', { name: `Favorite: ${name}`, exact: true });

/** The number of schools that the list says it holds. */
async function total(page: Page): Promise<number> {
  await expect(count(page)).toHaveText(/of \d+/);
  return Number((await count(page).innerText()).split('of ')[1]);
}

async function openSchools(page: Page, search = ''): Promise<void> {
  await page.goto(`/recruiting${search}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Schools' })).toBeVisible();
  await expect(count(page)).toBeVisible();
}

test.beforeEach(({ steps }) => steps.signUp());

test('B-07 a program outside the NCAA is found by its association, and what is unknown of it is said', async ({ page, server }) => {
  const headers = { origin: server.url };
  expect((await page.request.put('/api/user', { data: { position: 'QB' }, headers })).ok()).toBe(true);
  await openSchools(page);
  await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Association' }).click();
  await page.getByRole('checkbox', { name: /^NJCAA/ }).check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\?association=NJCAA$/);
  await expect(row(page, 'Blinn College')).toContainText('NJCAA');
  await page.getByRole('link', { name: 'View Fit: Blinn College' }).click();
  await expect(page.getByText(/No rosters of the NJCAA are in our figures/)).toBeVisible();
});

test('R-01 R-02 search, filters, order and page are in the address and survive a reload; another name finds, a row leads to its fit', async ({
  page,
}) => {
  await openSchools(page);
  expect(await total(page)).toBeGreaterThan(600);

  await page.keyboard.press('/');
  await page.keyboard.type('san jose');
  await expect(row(page, 'San José State')).toBeVisible();
  await expect(page).toHaveURL(/\?q=san\+jose$/);
  await page.getByRole('searchbox').fill('university of mississippi');
  await expect(page.getByRole('link', { name: 'View Fit: Ole Miss', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();

  await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Division' }).click();
  await page.getByRole('checkbox', { name: 'D3' }).check();
  await page.keyboard.press('Escape');
  const location = page.getByRole('columnheader', { name: 'Location' });
  await location.getByRole('button').click();
  // The next press turns round what is drawn.
  await expect(location).toHaveAttribute('aria-sort', 'ascending');
  await location.getByRole('button').click();
  await expect(location).toHaveAttribute('aria-sort', 'descending');
  await page.getByLabel('Rows per page').selectOption('10');
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\?division=D3&sort=location&dir=desc&size=10&page=2$/);
  const schools = await total(page);
  await expect(count(page)).toHaveText(`11–20 of ${schools}`);

  await page.reload();
  await expect(count(page)).toHaveText(`11–20 of ${schools}`);
  await expect(location).toHaveAttribute('aria-sort', 'descending');

  await page.getByRole('button', { name: 'Clear filter: Division' }).click();
  await expect(count(page)).toHaveText(/^1–10 of/);
  await expect(page).toHaveURL(/\?sort=location&dir=desc&size=10$/);

  await page.getByRole('searchbox').fill('adrian');
  const link = page.getByRole('link', { name: 'View Fit: Adrian', exact: true });
  const address = await link.getAttribute('href');
  expect(address).toMatch(/^\/fit\?school=\d+$/);
  await link.click();
  await expect(page).toHaveURL(address as string);
});

test('R-02 "All" holds every school but draws only those near the view', async ({ page }) => {
  await openSchools(page, '?size=all');
  const schools = await total(page);
  await expect(count(page)).toHaveText(`1–${schools} of ${schools}`);
  expect(await page.getByRole('row').count()).toBeLessThan(80);
  await row(page, 'Adrian').getByRole('button', { name: 'Adrian', exact: true }).click();
  await expect(page.getByText('No coach of Adrian is in the directory yet', { exact: false })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('link', { name: 'View Fit: Youngstown State' })).toBeVisible();
  expect(await page.getByRole('row').count()).toBeLessThan(80);
});

test('R-04 a favorite stays over a reload, can be shown alone, and one that the server refuses is taken back and said', async ({
  page,
}) => {
  await openSchools(page);
  await page.getByRole('button', { name: 'Favorites 0' }).click();
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all schools' }).click();
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/api/user/favorites') && answer.ok());
  await star(page, 'Adrian').click();
  await expect(star(page, 'Adrian')).toHaveAttribute('aria-pressed', 'true');
  await stored;
  await page.reload();
  await expect(star(page, 'Adrian')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Favorites 1' }).click();
  await expect(count(page)).toHaveText('1 of 1');
  await star(page, 'Adrian').click();
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();

  await page.getByRole('button', { name: 'Show all schools' }).click();
  await page.route('**/api/user/favorites', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await star(page, 'Adrian').click();
  await expect(page.getByText('Failed to add favorite')).toBeVisible();
  await expect(star(page, 'Adrian')).toHaveAttribute('aria-pressed', 'false');
});

test('R-07 an ended session is said, then the sign-in comes', async ({ page }) => {
  await openSchools(page);
  await page.context().clearCookies();
  // Asked within the page, which shows it for half a second only.
  const said = page.waitForFunction(() => document.body.innerText.includes('You are logged out. Logging in again...'));
  await star(page, 'Adrian').click();
  await said;
  await page.waitForURL('/');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
});

test('R-11 an athlete keeps a contact of their own that nobody else sees', async ({ page, steps }) => {
  await openSchools(page, '?q=adrian');
  await page.getByRole('button', { name: 'Adrian', exact: true }).click();
  await page.getByRole('button', { name: 'Add a contact' }).click();
  await page.getByLabel('Name').fill('Sam Rivers');
  await page.getByLabel('Title').fill('Recruiting Coordinator');
  await page.getByLabel('Email').fill('sam at adrian');
  await page.getByRole('button', { name: 'Add contact' }).click();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Email').fill('sam.rivers@adrian.example.edu');
  await page.getByRole('button', { name: 'Add contact' }).click();
  const coaches = page.getByRole('list', { name: 'Coaches of Adrian' });
  await expect(coaches.getByText('Added by you')).toBeVisible();
  await expect(coaches.getByText('RC', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Edit Sam Rivers' }).click();
  await page.getByLabel('Title').fill('Head Coach');
  await page.getByRole('button', { name: 'Save contact' }).click();
  await expect(coaches.getByText('Head Coach').first()).toBeVisible();

  await steps.signUp();
  await page.reload();
  await page.getByRole('button', { name: 'Adrian', exact: true }).click();
  await expect(page.getByText(/No coach of Adrian is in the directory yet/)).toBeVisible();
});

test('R-11 a contact is removed after a question', async ({ page }) => {
  await openSchools(page, '?q=adrian');
  await page.getByRole('button', { name: 'Adrian', exact: true }).click();
  await page.getByRole('button', { name: 'Add a contact' }).click();
  await page.getByLabel('Name').fill('Sam Rivers');
  await page.getByLabel('Email').fill('sam.rivers@adrian.example.edu');
  await page.getByLabel('Email').press('Enter');
  await page.getByRole('button', { name: 'Remove Sam Rivers' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove contact' }).click();
  await expect(page.getByText(/No coach of Adrian is in the directory yet/)).toBeVisible();
});

test('S-09 S-11 the page fits 360, 768 and 1440 px and has no accessibility fault', async ({ page }) => {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openSchools(page, '?q=adr');
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways, `${width}`).toBeLessThanOrEqual(0);
    const toAdd = /^No contacts yet: add them in a minute: Adrian$/u;
    await page.getByRole('button', { name: width < 1340 ? toAdd : /^Adrian$/ }).click();
    await page.getByRole('button', { name: width < 1340 ? 'Add one coach by hand' : 'Add a contact' }).click();
    await expect(page.getByLabel('Name')).toBeFocused();
    expect(await violationsOf(page), `${width}`).toEqual([]);
  }
});

test('S-11 a school is found, marked and opened by the keyboard alone', async ({ page }) => {
  await openSchools(page);
  await page.keyboard.press('/');
  await page.keyboard.type('slippery');
  await expect(count(page)).toHaveText('1 of 1');
  await star(page, 'Slippery Rock').focus();
  await page.keyboard.press('Space');
  await expect(star(page, 'Slippery Rock')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add a contact' })).toBeVisible();
});
