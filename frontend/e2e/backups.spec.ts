import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
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
  for (const [width, scheme] of [360, 1440].flatMap((one) => [[one, 'light'] as const, [one, 'dark'] as const])) {
    await page.setViewportSize({ width, height: 1000 });
    await page.emulateMedia({ colorScheme: scheme });
    await card(page).screenshot({ path: `${process.env['SHOTS']}/${name}-${width}-${scheme}.png` });
  }
  await page.emulateMedia({ colorScheme: null });
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
  await page.goto('/admin/operations#backups');
  await expect(card(page)).toContainText('No backup was made yet. Backups are not made automatically. Set BACKUP_DIR');
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

test('O-06 an admin makes a backup on Operations, sees how it goes from two tabs, and is asked before an older one is deleted', async ({
  page,
  context,
  steps,
  server,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 780 });
  await steps.signInAsAdmin();
  await page.goto('/admin/operations#backups');
  const make = (on: Page) => card(on).getByRole('button', { name: 'Make a backup' });
  const second = await context.newPage();
  await second.goto('/admin/operations#backups');
  await expect(make(second)).toBeEnabled();
  const files = () => card(page).getByRole('list', { name: 'Backups' }).getByRole('listitem');
  const before = await readFolder(server.dataDir);

  await Promise.all([make(page).click(), make(second).click()]);
  for (const tab of [page, second]) {
    await expect(card(tab).getByRole('status')).toContainText(/Asked for by admin, ready .*read again and verified/, { timeout: 60_000 });
  }
  await expect(files().first()).toContainText(/less than an hour old.*By hand, by admin · Not encrypted.*by-hand\.recruit.*Verified/);
  const made = (await readFolder(server.dataDir)).filter((name) => !before.includes(name));
  // The second press may have come after the first backup had ended; never are two made at once.
  expect(made.length).toBeGreaterThanOrEqual(1);
  await lookOver(page, 'a backup by hand');
  await shots(page, 'asked');

  // As many as are kept: the next one takes the place of the oldest.
  const sample = made[0] ?? '';
  for (let day = 10; day < 24; day += 1) {
    const name = `recruit-2026-01-${day}T18-00-00-000Z-by-hand.recruit`;
    await copyFile(join(server.dataDir, 'backups', sample), join(server.dataDir, 'backups', name));
  }
  await page.reload();
  await expect(card(page).getByRole('button', { name: /^Show all/ })).toBeVisible();
  await make(page).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete the oldest backup?' });
  await expect(dialog).toContainText('Jan 10, 2026');
  await lookOver(page, 'the question');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await readFolder(server.dataDir)).toContain('recruit-2026-01-10T18-00-00-000Z-by-hand.recruit');
  await make(page).click();
  await dialog.getByRole('button', { name: 'Make a backup' }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(() => readFolder(server.dataDir), { timeout: 60_000 })
    .not.toContain('recruit-2026-01-10T18-00-00-000Z-by-hand.recruit');
  await shots(page, 'list');
});

const readFolder = (dataDir: string) => readdir(join(dataDir, 'backups')).catch((): string[] => []);
