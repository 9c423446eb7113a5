import { expect, test } from './support/app-server';
import { runSql } from './support/run-sql';
import { violationsOf } from './support/violations-of';

test('O-03 an admin sees what the server is doing and gives failed work another try', async ({ page, steps, server }) => {
  await steps.signInAsAdmin();
  await runSql(
    server,
    `insert into pgboss.job (name, data, state, retry_count, retry_limit, completed_on, policy)
     values ('campaign-recover', '{}', 'failed', 5, 5, now(), 'short')`,
    [],
  );
  await page.goto('/admin/operations');
  await expect(page.getByRole('group', { name: 'Failed jobs' })).toContainText('Try them again below');
  await expect(page.getByRole('region', { name: 'Sending', exact: true })).toContainText('Sent in the last 24 hours');
  await expect(page.getByRole('region', { name: 'Mailboxes and replies' })).toContainText('not set up on this server');
  await page.getByLabel('Search users').fill('admin');
  await expect(page.getByRole('list', { name: 'Users' }).getByRole('listitem').first()).toContainText('Seen');
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Retry Cleaning up after crashes' }).click();
  await expect(page.getByText('1 job is tried again')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Failed jobs' })).toContainText('Nothing to do', { timeout: 25_000 });
  await page.getByRole('link', { name: 'API console' }).click();
  await expect(page.getByRole('heading', { name: /^Recruit/u })).toBeVisible();
});

test('M-10 an admin sees that bounces stopped email from the server’s address, and resumes it', async ({ page, steps, server }) => {
  await steps.signInAsAdmin();
  await runSql(
    server,
    `insert into platform_mail_stops (stopped_at, reason, sent, bounced, hard_bounces) values (now(), 'bounce_rate', 60, 4, 2)`,
    [],
  );
  await page.goto('/admin/operations');
  const card = page.getByRole('region', { name: 'Email from our address' });
  await expect(card).toContainText('Of the last 60 emails, 4 bounced. More than 5% stops sending.');
  expect(await violationsOf(page)).toEqual([]);
  await card.getByRole('button', { name: 'Resume sending' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resume sending' }).click();
  await expect(page.getByText('Sending resumed')).toBeVisible();
  await expect(card).not.toContainText('Stopped');
});
