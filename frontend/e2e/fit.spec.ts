import type { Page } from '@playwright/test';
import { campaignSteps } from './support/campaign-steps';
import { expect, test } from './support/app-server';
import { fineInBothColors } from './support/light-and-dark';
import { importRoster, SEASON } from './support/import-roster';
import { violationsOf } from './support/violations-of';

interface School {
  id: number;
  name: string;
}

const profile = {
  position: 'QB',
  graduationYear: SEASON + 1,
  height: `6'2"`,
  weight: 205,
  gpa: 3.7,
  satScore: 1280,
  city: 'Wadsworth',
  state: 'OH',
};

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function idOf(page: Page, origin: string, wanted: string): Promise<number> {
  const schools = await campaignSteps.ask<School[]>(page, 'GET', `${origin}/api/schools`);
  return schools.find(({ name }) => name === wanted)?.id ?? 0;
}

test('F-01 F-02 F-04 F-05 F-06 a school with a roster: parts, roster, what they look for, comparison', async ({ page, server, steps }) => {
  await steps.signInAsAdmin();
  await importRoster(page, server.url);
  await steps.signUp();
  const akron = await idOf(page, server.url, 'Akron');
  await page.goto(`/fit?school=${akron}&tab=comparison`);
  await expect(page.getByText('Add your position to your profile to be compared.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Update Profile' })).toHaveAttribute('href', '/profile');
  await campaignSteps.ask(page, 'PUT', `${server.url}/api/user`, profile);

  await page.goto('/recruiting?q=akron');
  await page.getByRole('link', { name: 'View Fit: Akron' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Akron' })).toBeFocused();
  for (const words of ['Akron, OH', 'D1 FBS', 'Mid-American', 'Target', '4 of 4 parts known']) {
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('img', { name: 'Overall fit: 82 of 100' })).toBeVisible();
  await expect(part(page, 'Academic')).toContainText('Your SAT 1280 is above the middle half');
  await expect(part(page, 'Athletic')).toContainText('of FBS quarterbacks in their first year');
  await expect(part(page, 'Geographic')).toContainText('12 miles from Wadsworth, OH');
  await part(page, 'Academic').getByText('How we scored academics').click();
  await expect(part(page, 'Academic').getByRole('row', { name: /SAT, middle half 980–1230 College Scorecard/ })).toBeVisible();
  const needs = part(page, 'Position need analysis').getByRole('listitem');
  await expect(needs).toHaveCount(8);
  await expect(needs.first()).toContainText('WR');
  await expect(part(page, 'Key insights').getByRole('listitem')).not.toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);

  const star = page.getByRole('button', { name: 'Favorite: Akron' });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');

  await tab(page, 'Roster Analysis').click();
  await expect(page).toHaveURL(/tab=roster/);
  const starter = part(page, 'QB (3)').getByRole('row', { name: /Sam Starter/ });
  await expect(starter).toContainText('Starter');
  for (const cell of [String(SEASON + 3), `6'3"`, '215 lb', '2']) {
    await expect(starter.getByRole('cell', { name: cell, exact: true })).toBeVisible();
  }
  await page.reload();
  await expect(tab(page, 'Roster Analysis')).toHaveAttribute('aria-selected', 'true');

  await tab(page, 'Recruiting Profile').click();
  await expect(page.getByRole('row', { name: /GPA in Division I 3\.0\+/ })).toBeVisible();

  await tab(page, 'Player Comparison').click();
  const rows = page.getByRole('table').getByRole('rowheader');
  await expect(rows).toHaveText(['You', /^Sam Starter/, 'Zed Senior']);
  await expect(page.getByText('Beside Zed Senior')).toBeVisible();

  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/fit?school=${akron}&tab=roster`);
  await expect(part(page, 'QB (3)')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  for (const name of ['Overview', 'Recruiting Profile', 'Player Comparison']) {
    await tab(page, name).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
  await page.getByRole('link', { name: '← Schools' }).click();
  await expect(page).toHaveURL(/\/recruiting$/);
});

test('F-03 F-05 F-08 what is not known is grey and said, and nothing is put in its place', async ({ page, server, steps }) => {
  await steps.signUp();
  await campaignSteps.ask(page, 'PUT', `${server.url}/api/user`, profile);
  await page.goto(`/fit?school=${await idOf(page, server.url, 'Slippery Rock')}`);
  await expect(page.getByText('2 of 4 parts known')).toBeVisible();
  await expect(part(page, 'Athletic')).toContainText('No rosters of Division II are in our figures');
  await expect(part(page, 'Position need')).toContainText('No roster of Slippery Rock is loaded');
  await expect(part(page, 'Position need').getByText('Unknown', { exact: true })).toBeVisible();
  await tab(page, 'Recruiting Profile').click();
  await expect(page.getByRole('row', { name: /GPA in Division II 2\.5\+/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Regional, within 500 miles/ })).toBeVisible();
});

test('F-09 F-10 F-11 a range, size only and a minimum are shown on a phone in both themes', async ({ page, server, steps }) => {
  await steps.signUp();
  await page.setViewportSize({ width: 360, height: 780 });
  await campaignSteps.ask(page, 'PUT', `${server.url}/api/user`, { ...profile, satScore: null });
  const harvard = await idOf(page, server.url, 'Harvard');
  await page.goto(`/fit?school=${harvard}`);
  await expect(part(page, 'Academic').getByText('47–95')).toBeVisible();
  await expect(part(page, 'Academic')).toContainText('Without a test score this is a range, and its lower end counts.');
  await expect(part(page, 'Athletic').getByText('Size only', { exact: true })).toBeVisible();
  await expect(part(page, 'Why it is not called likely')).toContainText('Nothing shows you play yet');
  await campaignSteps.ask(page, 'PUT', `${server.url}/api/user`, { coreGpa: 1.9 });
  await page.reload();
  const gate = part(page, 'Below the minimum of NCAA Division I as of November 21, 2026');
  await expect(gate).toContainText('Your core GPA is 1.9; NCAA Division I asks for a core GPA of 2.3.');
  await expect(page.getByRole('img', { name: 'Overall fit: no score' })).toBeVisible();
  await fineInBothColors(page, 'no score');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('F-07 an address without a school says so, and leads to the list', async ({ page, steps }) => {
  await steps.signUp();
  for (const [address, reason] of [
    ['/fit', 'This link has no school in it.'],
    ['/fit?school=999999', 'Failed to fetch school: 404'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'School Not Found' })).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.getByText(page.url())).toBeVisible();
  }
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Browse Schools' }).click();
  await expect(page).toHaveURL(/\/recruiting$/);
});

test('F-08 the fit is asked for only when the athlete is known, and again after a failure', async ({ page, server, steps }) => {
  await steps.signUp();
  const akron = await idOf(page, server.url, 'Akron');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await page.route('**/fit-analysis', (route) => route.abort(), { times: 1 });
  await page.goto(`/fit?school=${akron}`);
  await expect(page.getByText('The fit could not be loaded')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(part(page, 'Academic')).toContainText('Your profile has no GPA, SAT or ACT yet');
  expect(asked.indexOf('/api/user')).toBeLessThan(asked.indexOf(`/api/schools/${akron}/fit-analysis`));
});

test("K-09 an admin pastes a roster from the school's own page, looks at it and imports it", async ({ page, server, steps }) => {
  await steps.signInAsAdmin();
  await page.goto(`/fit?school=${await idOf(page, server.url, 'Toledo')}&tab=roster`);
  await expect(page.getByText('No roster of Toledo is loaded')).toBeVisible();
  await page.getByRole('button', { name: 'Paste a roster' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste a roster of Toledo' });
  await dialog.getByLabel("Copied from the school's roster page").fill('nothing to see here');
  await expect(dialog.getByText('No player with a name and a position was found')).toBeVisible();
  const table = ['#\tName\tPos.\tHt.\tWt.\tYr.', '12\tPat Placeholder\tQB\t6-2\t205 lbs\tRS-So.', '9\tMax Wrong\tQB\t9-9\t300\tSr.'];
  await dialog.getByLabel("Copied from the school's roster page").fill(table.join('\n'));
  await dialog.getByLabel('Season').fill(String(SEASON));
  await expect(dialog.getByText('2 players found. The first of them:')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Check' }).click();
  await expect(dialog.getByText(/Would import 1 player\..*height/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(part(page, 'QB (1)').getByRole('row', { name: /Pat Placeholder/ })).toContainText('205 lb');
  await expect(page.getByRole('img', { name: /Overall fit/ })).toBeVisible();
});
