import type { Page } from '@playwright/test';
import { expect, test } from './support/app-server';
import { campaignSteps } from './support/campaign-steps';
import { wear } from './support/light-and-dark';
import { violationsOf } from './support/violations-of';

const { ask, athlete, importCoaches } = campaignSteps;

/** A small and whole PDF: one empty page, with the places of its objects counted. */
function pdf(): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj${object}endobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const xref = `xref\n0 4\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(`${text}${xref}trailer<</Size 4/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`);
}

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

async function lookOver(page: Page, what: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth), what).toBe(false);
  expect(await violationsOf(page), what).toEqual([]);
}

test.beforeAll(async ({ browser, server }) => {
  const page = await browser.newPage();
  await importCoaches(page, server.url);
  await page.close();
});

test('C-18 on a phone: files are attached by their content, one is removed and put back, and the coach gets the others', async ({
  page,
  steps,
  server,
  mailSink,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await athlete(page, server.url, steps.signUp, ['Akron']);
  const text = { name: 'Grades', subject: 'My grades', template: 'Coach {{coach_last_name}}, please see the attached transcript.' };
  const { id } = await ask<{ id: string }>(page, 'POST', `${server.url}/api/user/campaigns`, text);
  await page.goto(`/campaigns?campaign=${id}`);
  const section = page.getByRole('region', { name: 'Attachments' });
  const attach = (name: string, mimeType: string, buffer: Buffer) =>
    section.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });

  await attach('transcript.pdf', 'application/pdf', Buffer.from('MZ this is a program'));
  await expect(section.getByRole('alert')).toContainText('transcript.pdf');
  await attach('Transcript 2026.pdf', 'application/pdf', pdf());
  await expect(section.getByRole('link', { name: 'Transcript 2026.pdf' })).toBeVisible();
  await attach('me.png', 'image/png', png);
  await expect(section.getByRole('link', { name: 'me.png' })).toBeVisible();
  await section.getByRole('button', { name: 'Remove me.png' }).click();
  await expect(section.getByRole('link', { name: 'me.png' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(section.getByRole('link', { name: 'me.png' })).toBeVisible();
  await section.getByRole('switch', { name: 'Attach my profile (PDF)' }).click();
  await expect(section.getByRole('switch', { name: 'Attach my profile (PDF)' })).toBeChecked();
  await lookOver(page, 'the draft, light');
  await wear(page, 'dark');
  expect(await violationsOf(page, 'colors'), 'the draft, dark').toEqual([]);

  await page.goto(`/campaigns?campaign=${id}&step=pick`);
  await page.getByRole('checkbox', { name: /Quinn Dummett/u }).check();
  await page.getByRole('button', { name: 'Confirm 1 email' }).click();
  await page.getByRole('button', { name: 'Send 1 email' }).click();
  const raw = () => mailSink?.mails.find((mail) => mail.raw.includes('My grades'))?.raw ?? '';
  await expect.poll(raw, { timeout: 20_000 }).toContain('me.png');
  expect(raw()).toMatch(/Content-Type: application\/pdf; name="?Transcript 2026\.pdf"?/u);
  expect(raw()).toMatch(/Content-Type: image\/png; name="?me\.png"?/u);
  expect(raw().match(/Content-Type: application\/pdf/gu)).toHaveLength(2);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await page.getByText('The email as you wrote it').click();
  await expect(page.getByRole('region', { name: 'Attachments' }).getByText('me.png')).toBeVisible();
  await lookOver(page, 'sent, on a desk');
});
