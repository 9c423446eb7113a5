import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/app-server';
import { campaignSteps } from './support/campaign-steps';
import { lookOver } from './support/look-over';
import { violationsOf } from './support/violations-of';

interface Named {
  id: number;
  name: string;
}

const mine = [
  'College;St;Status;Comments;Tape sent',
  'University of Akron;OH;hot;"Nice campus; big gym";yes',
  'Miami;;warm;;',
  'Slipery Rock;PA;;;yes',
  'Toledo;OH;boiling;;',
].join('\r\n');

async function openImport(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'My list' }).click();
  await page.getByRole('menuitem', { name: 'Import a spreadsheet' }).click();
  await page
    .getByLabel('Spreadsheet as CSV')
    .setInputFiles({ name: 'mine.csv', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from(text) });
  await expect(page.getByRole('button', { name: 'Check file' })).toBeVisible();
}

async function exported(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'My list' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: /^Export/ }).click()]);
  return readFile(await file.path(), 'utf8');
}

test.beforeEach(({ steps }) => steps.signUp());

test('R-10 any spreadsheet comes in by its columns; what is unclear is asked, what is wrong is said', async ({ page }) => {
  await page.goto('/recruiting');
  await openImport(page, mine);
  await page.getByLabel('Lead level', { exact: true }).selectOption('Status');
  await page.getByLabel('Notes', { exact: true }).selectOption('Comments');
  await page.getByLabel('Film sent', { exact: true }).selectOption('Tape sent');
  await page.getByRole('button', { name: 'Check file' }).click();
  await expect(page.getByRole('region', { name: 'Refused rows' })).toContainText('lead level');
  await page.getByLabel('School for Slipery Rock, line 4').selectOption('Slippery Rock, PA');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('button', { name: 'Done' }).click();

  await page.goto('/recruiting?view=board');
  const hot = page.getByRole('region', { name: 'HOT', exact: true });
  await expect(hot.getByRole('button', { name: 'Akron', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Akron', exact: true }).click();
  await expect(page.getByLabel('Notes', { exact: true })).toHaveValue('Nice campus; big gym');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Slippery Rock', exact: true })).toBeVisible();
});

test('R-10 an import is undone on a phone after a question, and the list is what it was before', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/recruiting');
  await openImport(page, 'College;St;Status\r\nUniversity of Akron;OH;hot');
  await page.getByLabel('Lead level', { exact: true }).selectOption('Status');
  await page.getByRole('button', { name: 'Check file' }).click();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const hot = page.getByRole('region', { name: 'HOT', exact: true });
  const akron = hot.getByRole('button', { name: 'Akron', exact: true });

  await page.getByRole('button', { name: 'Undo import' }).click();
  const question = page.getByRole('alertdialog', { name: 'Undo this import?' });
  await expect(question).toContainText('The import changed 1 school of your list. It goes back to what it was before.');
  expect(await violationsOf(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.goto('/recruiting?view=board');
  await expect(akron).toBeVisible();

  await page.goto('/recruiting');
  await openImport(page, 'College;St;Status\r\nUniversity of Akron;OH;cold\r\nToledo;OH;hot');
  await page.getByLabel('Lead level', { exact: true }).selectOption('Status');
  await page.getByRole('button', { name: 'Check file' }).click();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await question.getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('Import undone', { exact: true })).toBeVisible();
  await page.goto('/recruiting?view=board');
  await expect(akron).toBeVisible();
  await expect(page.getByRole('button', { name: 'Toledo', exact: true })).toHaveCount(0);
});

test('R-10 what is on the screen goes out, and in again changes nothing', async ({ page, server }) => {
  const schools = await campaignSteps.ask<Named[]>(page, 'GET', `${server.url}/api/schools`);
  const bates = schools.find(({ name }) => name === 'Bates');
  const change = { leadLevel: 'warm', notes: '=1+1\n"quoted"', nextStep: 'Call, then write' };
  await campaignSteps.ask(page, 'PATCH', `${server.url}/api/user/target-schools/${bates?.id}`, change);
  await page.goto('/recruiting?division=D3&state=ME&sort=name&dir=desc');
  await expect(page.getByRole('status').filter({ hasText: /of \d+/ })).toBeVisible();
  const text = await exported(page);
  const names = text.split('\r\n').map((line) => line.split(',')[0]?.replaceAll('"', ''));
  expect(names).toContain('Bates');
  expect(text).not.toContain('Akron');

  await openImport(page, text);
  await page.getByRole('button', { name: 'Check file' }).click();
  await expect(page.getByText('Your list already has everything in this file.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
});

test('R-10 a file that is no table is refused in words', async ({ page }) => {
  await page.goto('/recruiting');
  await page.getByRole('button', { name: 'My list' }).click();
  await page.getByRole('menuitem', { name: 'Import a spreadsheet' }).click();
  await page
    .getByLabel('Spreadsheet as CSV')
    .setInputFiles({ name: 'photo.csv', mimeType: 'text/csv', buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1, 0]) });
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
});

test('S-09 S-11 the import dialog fits 360 and 1440 px and has no accessibility fault', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/recruiting');
  await openImport(page, mine);
  await lookOver(page, 'import dialog');
});
