import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as base } from './support/app-server';
import { violationsOf } from './support/violations-of';

const fixtures = resolve(import.meta.dirname, '..', '..', 'backend', 'test', 'fixtures', 'maxpreps');
const data = readFileSync(resolve(fixtures, 'athlete-stats-next-data.sample.json'), 'utf8');
const statFile = readFileSync(resolve(fixtures, 'import-accredited.sample.txt'));
const scripted = data.replaceAll('Riverbend', '\\u003cscript>alert(1)\\u003c/script>');
const html = `<script id="__NEXT_DATA__" type="application/json">${scripted}</script>`;
const address = 'https://www.maxpreps.com/tx/austin/westlake/athletes/jordan-testerman/?careerid=abc123def456g';

/** Stands in for maxpreps.com. */
interface Site {
  url: string;
  status: number;
  requests: number;
}

const test = base.extend<object, { site: Site }>({
  site: [
    async ({ browserName: _browser }, provide) => {
      const site: Site = { url: '', status: 200, requests: 0 };
      const stand = createServer((_request, response) => {
        site.requests += 1;
        response.writeHead(site.status).end(html);
      });
      await new Promise<void>((done) => stand.listen(0, '127.0.0.1', done));
      site.url = `http://127.0.0.1:${(stand.address() as AddressInfo).port}`;
      await provide(site);
      stand.close();
    },
    { scope: 'worker' },
  ],
  serverEnv: [async ({ site }, provide) => provide({ MAXPREPS_BASE_URL: site.url }), { scope: 'worker' }],
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const games = (page: Page) => page.getByRole('list', { name: 'Games of 2026' }).getByRole('listitem');

async function fits(page: Page, width: number, what: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(width);
  expect(await violationsOf(page), what).toEqual([]);
}

async function importFile(page: Page): Promise<void> {
  await button(page, 'Import stat file').click();
  const dialog = page.getByRole('dialog', { name: 'Import stat file' });
  await dialog.getByLabel('Stat text file').setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: statFile });
  await dialog.getByLabel('Opponent').fill('Lakeside');
  await dialog.getByLabel('Date').fill('2026-09-11');
  await dialog.getByLabel('Jersey Number').fill('3');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByLabel('Jersey Number')).toHaveAccessibleDescription(/no line for jersey 3/u);
  await dialog.getByLabel('Jersey Number').fill('02');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('Carries 14 · Rushing Yards 92')).toBeVisible();
  await expect(page.getByText('This is what Recruit would store: 1 game added')).toBeVisible();
  await fits(page, 360, 'the preview');
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(dialog.getByText('Imported: 1 game added')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
}

test('P-08 P-10 P-13 figures from MaxPreps: no page, sync, sync again, trouble, a stat file', async ({ page, steps, server, site }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await steps.signUp();
  await page.goto('/profile?tab=stats');
  await expect(button(page, 'Sync MaxPreps')).toBeDisabled();
  await expect(button(page, 'Sync MaxPreps')).toHaveAccessibleDescription('Add your MaxPreps page under Data first.');
  await fits(page, 1440, 'without a page');

  const origin = server.url;
  const saved = await page.request.put(`${origin}/api/user`, { data: { maxPrepsId: address }, headers: { origin } });
  expect(saved.ok(), await saved.text()).toBe(true);
  await page.reload();
  await button(page, 'Sync MaxPreps').click();
  await expect(page.getByText('Stats Synced!')).toBeVisible();
  await expect(page.getByText('Your MaxPreps statistics have been successfully imported.')).toBeVisible();
  const report = page.getByRole('region', { name: 'Last MaxPreps sync' });
  await expect(report).toContainText('From the page of Jordan Testerman: 2 games added · season 2026');
  await expect(games(page)).toHaveText([/vs\. <script>alert\(1\)<\/script>/u, /Northfield.*Completions 18/u]);
  await fits(page, 1440, 'the report');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await fits(page, 360, 'the report on a phone');
  await button(page, 'Sync MaxPreps').click();
  await expect(report).toContainText('0 games added, 2 unchanged · season 2026');
  await report.getByRole('button', { name: 'Close' }).click();
  await expect(report).toBeHidden();

  site.status = 403;
  await button(page, 'Sync MaxPreps').click();
  await expect(page.getByText('Sync Failed')).toBeVisible();
  await expect(page.getByText(/^MaxPreps does not let this server read your page\./u)).toBeVisible();
  expect(site.requests).toBe(3);

  await importFile(page);
  await expect(games(page)).toHaveCount(3);
  expect(dialogs).toEqual([]);
});
