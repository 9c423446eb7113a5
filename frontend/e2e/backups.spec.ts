import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './support/app-server';
import { lookOver } from './support/look-over';
import { runSql } from './support/run-sql';

const command = resolve(import.meta.dirname, '..', '..', 'backend', 'dist', 'cli', 'backup.js');

let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recruit-backups-'));
});

test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** `npm run backup` for the place of the running server. Resolves to its exit status. */
async function backUp(dataDir: string, file: string): Promise<number> {
  const child = spawn(process.execPath, [command, '--out', file], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: 'ignore',
  });
  const [code] = (await once(child, 'exit')) as [number];
  return code;
}

async function shots(page: Page, name: string): Promise<void> {
  if (!process.env['SHOTS']) return;
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 780 });
    await card(page).scrollIntoViewIfNeeded();
    await page.screenshot({ path: `${process.env['SHOTS']}/${name}-${width}.png` });
  }
  await page.setViewportSize({ width: 360, height: 780 });
}

const card = (page: Page) => page.getByRole('region', { name: 'Version and backups' });

test('O-06 an admin sees a backup that is made beside the open page, its age, that it was verified, and one that failed', async ({
  page,
  steps,
  server,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 780 });
  await steps.signInAsAdmin();
  await page.goto('/admin/operations');
  await expect(card(page)).toContainText('No backup was made yet. Make one with npm run backup -- --out FILE');
  await lookOver(page, 'no backup');
  await shots(page, 'none');

  const file = join(folder, 'by-hand.recruit');
  expect(await backUp(server.dataDir, file)).toBe(0);
  await expect(card(page)).toContainText(`File: ${file}`, { timeout: 60_000 });
  for (const fact of ['Its age', 'By hand', 'VerifiedYes']) await expect(card(page)).toContainText(fact);
  await lookOver(page, 'a backup');
  await shots(page, 'made');

  // What the server notes when the disk of its daily backup is full.
  const failure = { at: new Date().toISOString(), message: `The disk is full: ${folder}/recruit-daily.recruit was not written.` };
  await runSql(server, `insert into app_state (key, value, updated_at) values ('backup_failed', $1, now())`, [JSON.stringify(failure)]);
  await expect(card(page).getByRole('alert')).toContainText(failure.message, { timeout: 60_000 });
  await expect(card(page)).toContainText(`File: ${file}`);
  await lookOver(page, 'a failed backup');
  await shots(page, 'failed');

  expect(await backUp(server.dataDir, join(folder, 'again.recruit'))).toBe(0);
  await expect(card(page).getByRole('alert')).toHaveCount(0, { timeout: 60_000 });
  await expect(card(page)).toContainText('again.recruit');
});
