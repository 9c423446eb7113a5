import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './support/app-server';
import { campaignSteps } from './support/campaign-steps';
import { forgetSession } from './support/forget-session';
import { giveBirthDate } from './support/give-birth-date';
import { runSql } from './support/run-sql';
import type { ServerProcess } from './support/server-process';

const { ask, athlete, importCoaches, send } = campaignSteps;
const name = 'Zanderquill';

/** Columns of any table that hold the text. */
async function columnsWith(server: ServerProcess, text: string): Promise<string[]> {
  const columns = await runSql<{ table: string; column: string }>(
    server,
    `select c.table_name as table, c.column_name as column from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name) where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { table, column } of columns) {
    const rows = await runSql(server, `select 1 from "${table}" where "${column}"::text ilike $1 limit 1`, [`%${text}%`]);
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

/** Files outside of the database cluster that hold the text. */
async function filesWith({ dataDir }: ServerProcess, text: string): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found: string[] = [];
  for (const file of files.filter((one) => !one.startsWith(join(dataDir, 'pg17')))) {
    if ((await readFile(file)).toString('latin1').includes(text)) found.push(file);
  }
  return found;
}

test('U-04 U-05 U-06 U-07 U-08 sign-up at 15, a guardian approves on a phone and pauses, and nothing is left after the deletion', async ({
  page,
  browser,
  baseURL,
  server,
  mailSink,
}) => {
  test.slow();
  const origin = baseURL ?? '';
  const mails = () => mailSink?.mails ?? [];
  await importCoaches(page, origin);
  await forgetSession(page);

  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await giveBirthDate(page, new Date().getFullYear() - 16);
  await page.getByLabel('Username').fill(name.toLowerCase());
  await page.getByLabel('Email').fill(`${name.toLowerCase()}@recruit.test`);
  await page.getByLabel('Password', { exact: true }).fill('touchdown');
  await page.getByLabel('Confirm Password', { exact: true }).fill('touchdown');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Welcome to Recruit!').first()).toBeVisible();
  await athlete(page, origin, () => Promise.resolve(), ['Akron']);
  await ask(page, 'PUT', `${origin}/api/user`, { firstName: name });

  await page.goto('/settings/family');
  await page.getByLabel('Email of your parent or guardian').fill('dana.journey@family.example.org');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const tokenOf = () => {
    const mail = mails().findLast(({ raw }) => raw.includes('/guardian-invitation'));
    return /guardian-invitation\?token=(?:3D)?([\w-]+)/u.exec(mail?.raw.replace(/=\r\n/gu, '') ?? '')?.[1] ?? '';
  };
  await expect.poll(tokenOf).not.toBe('');

  const phone = await browser.newContext({ baseURL: origin, viewport: { width: 360, height: 780 } });
  const guardian = await phone.newPage();
  await guardian.goto(`/guardian-invitation?token=${tokenOf()}`);
  await guardian.getByLabel('Your name').fill('Dana Journey');
  await guardian.getByLabel('Month').fill('3');
  await guardian.getByLabel('Day').fill('14');
  await guardian.getByLabel('Year').fill('1980');
  await guardian.getByLabel('Choose a username').fill('dana.journey');
  await guardian.getByLabel('Choose a password', { exact: true }).fill('friday-nights');
  await guardian.getByRole('button', { name: 'Join' }).click();
  await expect(guardian.getByRole('heading', { level: 2, name })).toBeVisible();

  const left = () => mails().filter(({ raw }) => raw.includes(`Subject: ${name} film`)).length;
  await send(page, origin, `${name} film`, 1);
  await guardian.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Approvals' }).click();
  await guardian.getByRole('link', { name: 'Read and decide' }).click();
  await expect(guardian.getByRole('article')).toHaveCount(1);
  expect(left()).toBe(0);
  await guardian.getByRole('button', { name: /^Approve/u }).click();
  await expect.poll(left, { timeout: 20_000 }).toBe(1);
  await guardian.goto('/');
  await guardian.getByRole('link', { name: `Controls of ${name}` }).click();
  await guardian.getByRole('switch', { name: 'Pause all sending' }).click();
  await expect(guardian.getByRole('switch', { name: 'Pause all sending' })).toBeChecked();
  await page.goto('/');
  await expect(page.getByText(/^Your guardian paused all sending/u)).toBeVisible();

  await page.goto('/settings/privacy');
  const copy = page.getByRole('region', { name: 'Download my data' });
  await copy.getByRole('button', { name: 'Make my file' }).click();
  const link = copy.getByRole('link', { name: /Download ZIP/u });
  await expect(link).toBeVisible({ timeout: 30_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');

  expect(await columnsWith(server, name)).toContain('athlete_profiles.first_name');
  await page.getByRole('region', { name: 'Delete my account' }).getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('touchdown');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible();
  await expect(page.getByText('Nothing is left to do')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/backup/u).first()).toBeVisible();
  expect(await columnsWith(server, name)).toEqual([]);
  expect(await filesWith(server, name)).toEqual([]);
  await guardian.goto('/');
  await expect(guardian.getByRole('heading', { name: 'No athletes yet' })).toBeVisible();
  await phone.close();
});
