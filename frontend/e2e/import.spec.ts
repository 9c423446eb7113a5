import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './support/app-server';
import { violationsOf } from './support/violations-of';

// A server of its own: other files count the coaches of the schools that come in here.
test.use({ serverEnv: { SEND_UNDO_S: '6' } });

const head = 'name,division,city,state,coach_name,coach_title,coach_email\n';
const good = 'Lakeside College,D3,Lakeside,OH,Dana Fieldhouse,Head Coach,dana@lakeside.example.edu\n';

function file(name: string, text: string, mimeType = 'text/csv') {
  return { name, mimeType, buffer: Buffer.from(text) };
}

async function openDialog(page: Page): Promise<void> {
  await page.goto('/recruiting');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await expect(page.getByRole('dialog', { name: 'Import Schools from CSV' })).toBeVisible();
}

const startImport = (page: Page) => page.getByRole('button', { name: 'Import', exact: true }).click();

test('R-06 an athlete is not offered the import', async ({ page, steps }) => {
  await steps.signUp();
  await page.goto('/recruiting');
  await expect(page.getByRole('status').filter({ hasText: /of \d+/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import CSV' })).toHaveCount(0);
});

test('K-06 a school comes in by CSV, the page loads again and shows it', async ({ page, steps }) => {
  await steps.signInAsAdmin();
  await openDialog(page);
  await page.getByLabel('CSV file').setInputFiles(file('schools.csv', head + good));
  await startImport(page);
  await expect(page.getByText('Imported 1 school.')).toBeVisible();
  await page.waitForEvent('load');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search schools' }).fill('lakeside');
  await page.getByRole('button', { name: 'Lakeside College', exact: true }).click();
  await expect(page.getByRole('link', { name: 'dana@lakeside.example.edu' })).toBeVisible();
});

test('K-06 rows that were left out are listed, also after the page loaded again, and can be saved', async ({ page, steps }) => {
  await steps.signInAsAdmin();
  await openDialog(page);
  const bad = Array.from({ length: 12 }, (_, index) => `=School ${index},D9,Nowhere,OH,,,\n`).join('');
  await page.getByLabel('CSV file').setInputFiles(file('schools.csv', head + bad + good));
  await startImport(page);
  await page.waitForEvent('load');
  const dialog = page.getByRole('dialog', { name: 'Import Schools from CSV' });
  // Rows are those of the spreadsheet: the first below the headers is row 2.
  await expect(dialog.getByText(/^Row 11:/)).toBeVisible();
  await expect(dialog.getByText(/^Row 12:/)).toHaveCount(0);
  await expect(dialog.getByText('... and 2 more errors')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const saving = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download all as CSV' }).click();
  expect((await saving).suggestedFilename()).toBe('import-errors.csv');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Import CSV' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('K-06 what is no schools file is refused with its reason, and the template holds the names of the columns', async ({
  page,
  steps,
}) => {
  await steps.signInAsAdmin();
  await openDialog(page);
  await startImport(page);
  await expect(page.getByText('No File Selected')).toBeVisible();

  await page.getByLabel('CSV file').setInputFiles(file('schools.pdf', '%PDF', 'application/pdf'));
  await expect(page.getByText('Please select a CSV file.', { exact: true })).toBeVisible();

  await page.getByLabel('CSV file').setInputFiles(file('schools.csv', 'name,city\nAkron,Akron\n'));
  await startImport(page);
  await expect(page.getByText('Import Failed')).toBeVisible();
  await expect(page.getByRole('dialog').getByText(/no column "division", "state"/)).toBeVisible();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download template' }).click();
  expect((await saving).suggestedFilename()).toBe('schools-template.csv');
});

const coachHead = 'school_name,state,coach_name,coach_title,coach_email\n';

async function openCoachImport(page: Page): Promise<void> {
  await page.goto('/admin/coaches?tab=imports');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await page.getByRole('menuitem', { name: 'Coaches of known schools' }).click();
  await expect(page.getByRole('dialog', { name: 'Import Coaches from CSV' })).toBeVisible();
}

test('K-04 K-07 coaches are checked first, then imported, and the import is undone', async ({ page, steps }) => {
  await steps.signInAsAdmin();
  await openCoachImport(page);
  const text = `${coachHead}Akron,OH,Casey Newcomer,Head Coach,casey@akron.example.edu\nNowhere,OH,Nobody Home,,\n`;
  await page.getByLabel('CSV file').setInputFiles(file('coaches.csv', text));
  await page.getByRole('button', { name: 'Check file' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('coaches.csv is checked. Nothing is stored yet.')).toBeVisible();
  await expect(dialog.getByRole('group', { name: 'Adds' })).toContainText('1');
  await expect(dialog.getByRole('list', { name: 'Changes' })).toContainText('Casey Newcomer, Akron');
  expect(await violationsOf(page)).toEqual([]);

  await startImport(page);
  await expect(page.getByText('Successfully imported 1 coach!').first()).toBeVisible();
  await expect(dialog.getByText(/^Row 3:/u)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();

  const newest = page.getByRole('list', { name: 'Imports' }).getByRole('listitem').first();
  await expect(newest).toContainText('imported');
  expect(await violationsOf(page)).toEqual([]);
  await newest.getByRole('button', { name: 'Undo the import of coaches.csv' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('Import undone')).toBeVisible();
  await expect(newest).toContainText('undone');
});

test('B-08 columns with other names are named before anything is stored, and one press matches them', async ({ page, steps }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await steps.signInAsAdmin();
  await openCoachImport(page);
  const text =
    'School,St.,Coach,E-mail,Position/Title,Cell\nToledo,OH,Robin Newcomer,mailto:robin@toledo.example.edu,Line Coach,(419) 555-0100\n';
  await page.getByLabel('CSV file').setInputFiles(file('staff.csv', text));
  const match = page.getByRole('region', { name: 'Match columns' });
  await expect(match.getByText('Not used: St., E-mail, Position/Title, Cell')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  await match.getByRole('button', { name: 'Use these 4 suggestions' }).click();
  await expect(match.getByText('Every column is used.')).toBeVisible();
  await startImport(page);
  await expect(page.getByText('Successfully imported 1 coach!').first()).toBeVisible();

  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await openCoachImport(page);
  const changed = text.replace('Line Coach', 'Head Coach');
  await page.getByLabel('CSV file').setInputFiles(file('staff.csv', changed));
  await expect(match.getByText(/Matched the same way as last time/u)).toBeVisible();
  await startImport(page);
  await expect(page.getByText('1 updated.', { exact: true })).toBeVisible();
});

test('B-08 a spreadsheet with other headers, below a title and on its second sheet, is matched, corrected and imported', async ({
  page,
  steps,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await steps.signInAsAdmin();
  await openCoachImport(page);
  await page.getByLabel('CSV file').setInputFiles(path.join(import.meta.dirname, 'support/staff.xlsx'));
  const match = page.getByRole('region', { name: 'Match columns' });
  await expect(match.getByLabel('Sheet')).toHaveValue('Staff');
  await expect(match.getByText('The headers are in row 3.')).toBeVisible();
  await match.getByRole('button', { name: 'Use these 6 suggestions' }).click();
  await expect(match.getByText('Not used: Hired, Notes')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Check file' }).click();
  const school = page.getByRole('group', { name: 'Row 6' });
  await expect(school.getByText('Row 6: Sam Sample')).toBeVisible();
  await school.getByLabel('School').fill('Kent State');
  await page.getByRole('group', { name: 'Row 5' }).getByLabel('Phone').fill('(419) 555-0102');
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('group', { name: 'Adds' })).toContainText('4');
  await expect(page.getByRole('region', { name: 'Correct rows' })).toHaveCount(0);
  await startImport(page);
  await expect(page.getByText('Successfully imported 4 coaches!').first()).toBeVisible();

  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await page.goto('/admin/coaches');
  await page.getByRole('searchbox').fill('Riley Newhall');
  await expect(page.getByText('Head Coach').first()).toBeVisible();
});

test('K-04 a connection that breaks is shown', async ({ page, steps }) => {
  await steps.signInAsAdmin();
  await openCoachImport(page);
  await page.route('**/api/admin/import-coaches-csv', (route) => route.abort());
  await page.getByLabel('CSV file').setInputFiles(file('coaches.csv', coachHead));
  await startImport(page);
  await expect(page.getByText('Network error occurred').first()).toBeVisible();
});

test('K-09 a roster comes in by CSV', async ({ page, steps }) => {
  await steps.signInAsAdmin();
  await page.goto('/admin/coaches');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await page.getByRole('menuitem', { name: 'Rosters of known schools' }).click();
  const roster = 'school_name,state,season,player_name,position,height\nKent State,OH,2026,Pat Placeholder,QB,6-2\n';
  await page.getByLabel('CSV file').setInputFiles(file('roster.csv', roster));
  await startImport(page);
  await expect(page.getByText('Successfully imported 1 player!').first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'New rosters' })).toContainText('1');
});
