import type { Page } from '@playwright/test';
import { expect, test } from './support/app-server';
import { violationsOf } from './support/violations-of';

const card = (name: string, title: string, rest: string) => `<div><h3>${name}</h3><p>${title}</p>${rest}</div>`;
const mail = (address: string) => `<p><a href="mailto:${address}">Email</a></p>`;
const PAGE = `<h1>2026 Football Staff</h1><div>${[
  card('Walker Ellingboe', 'Head Coach', `${mail('wellingboe@akron.example.edu')}<p>330-555-0101</p>`),
  card('Brett Lindqvist', 'Offensive Coordinator / Quarterbacks', mail('blindqvist@akron.example.edu')),
  card('Kyle Marchetti', 'Offensive Line', mail('wellingboe@akron.example.edu')),
  card('Luke Petrakis', 'Running Backs', ''),
  card('Shelby Rourke', 'Director of Football Operations', mail('srourke@akron.example.edu')),
].join('')}</div>`;

/** Copies as a browser does: both forms at once. */
async function copy(page: Page, html: string): Promise<void> {
  await page.evaluate(async (content) => {
    const text = new DOMParser().parseFromString(content, 'text/html').body.innerText;
    const blob = (type: string, value: string) => new Blob([value], { type });
    const item = new ClipboardItem({ 'text/html': blob('text/html', content), 'text/plain': blob('text/plain', text) });
    await navigator.clipboard.write([item]);
  }, html);
}

test.use({ viewport: { width: 360, height: 780 }, permissions: ['clipboard-read', 'clipboard-write'] });

test('B-01 B-02 B-03 B-05 on a phone: a staff page is pasted, looked at, corrected, saved, and pasted again', async ({ page, steps }) => {
  await steps.signUp();
  await page.goto('/recruiting?q=akron');
  await page.getByRole('button', { name: 'No contacts yet: add them in a minute: Akron' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add coaches: Akron' });
  await expect(dialog.getByRole('link', { name: /^Open staff page/u })).toHaveAttribute(
    'href',
    'https://gozips.com/sports/football/coaches',
  );
  await expect(dialog.getByRole('link', { name: 'Wrong page? Search for it' })).toHaveAttribute('href', /q=Akron%20football/u);
  expect(await violationsOf(page)).toEqual([]);

  await copy(page, PAGE);
  await dialog.getByRole('button', { name: 'Paste' }).click();
  await expect(dialog.getByText('5 people found, 4 selected')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Shelby Rourke' })).not.toBeChecked();
  await expect(dialog.getByText('2 addresses to check')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  const walker = dialog.getByRole('listitem').filter({ hasText: 'Walker Ellingboe' }).first();
  await walker.getByRole('button', { name: 'Use it anyway' }).click();
  await dialog.getByRole('button', { name: 'Correct Luke Petrakis' }).click();
  await dialog.getByRole('form').getByLabel('Email').fill('lpetrakis@akron.example.edu');
  await dialog.getByRole('form').getByRole('button', { name: 'Done' }).click();
  await dialog.getByLabel('Address of the page (optional)').fill('https://akron.example.edu/staff');
  await dialog.getByRole('button', { name: 'Save 4 coaches' }).click();
  await expect(page.getByText('4 coaches added.')).toBeVisible();
  await page.getByRole('button', { name: '4 coaches: Akron' }).click();
  await expect(page.getByRole('link', { name: 'wellingboe@akron.example.edu' })).toHaveCount(1);
  await expect(page.getByText('lpetrakis@akron.example.edu')).toBeVisible();
  await expect(page.getByText(/^From the school’s page/u)).toHaveCount(4);
  await expect(page.getByText('Pasted from the staff page · Last confirmed today by the staff page')).toHaveCount(4);

  await page.getByRole('button', { name: 'Add coaches' }).click();
  await copy(page, PAGE.replace('Running Backs', 'Tight Ends').replace(/<div><h3>Brett.*?<\/div>/u, ''));
  await dialog.getByLabel('Paste the page here').press('Control+V');
  await dialog.getByRole('button', { name: 'Save 3 coaches' }).click();
  await expect(page.getByText(/1 coach updated\. 2 coaches unchanged\. Not on the page any more: Brett Lindqvist\./u)).toBeVisible();
  await expect(page.getByText(/^Not on the page any more\. Last read from/u)).toHaveCount(1);
  expect(await violationsOf(page)).toEqual([]);
});
