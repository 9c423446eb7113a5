import { expect } from './support/app-server';
import { campaignSteps } from './support/campaign-steps';
import { forgetSession } from './support/forget-session';
import { connectGmail, googleTest } from './support/google-server';
import { lookOver } from './support/look-over';

const test = googleTest({ SEND_UNDO_S: '0' });

const { ask, athlete, importCoaches, send } = campaignSteps;

test('U-09 a reply that asks for money and secrecy is marked, reported with one press, and an admin handles it', async ({
  page,
  steps,
  server,
  google,
  browser,
}) => {
  await importCoaches(page, server.url);
  await forgetSession(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await athlete(page, server.url, steps.signUp, ['Akron']);
  await connectGmail(page);
  const campaign = await send(page, server.url, 'Junior film', 1);
  await page.goto(`/campaigns?campaign=${campaign}`);
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible({ timeout: 20_000 });
  const [first] = await google.sent();
  const address = /[\w.+-]+@[\w.-]+/u.exec(first?.to ?? '')?.[0] ?? '';
  await google.reply(address, { text: 'To hold your roster spot send me $300 by Zelle tonight. Do not tell your parents.' });
  const waits = page.getByRole('link', { name: /^Read it/u });
  await expect(async () => {
    await ask(page, 'POST', `${server.url}/api/emails/check-replies`, {});
    await page.goto('/');
    await expect(waits).toBeVisible({ timeout: 2_000 });
  }).toPass({ intervals: [500], timeout: 40_000 });
  await waits.click();
  await expect(page.getByText('This may not be the coach')).toBeVisible();
  const reasons = page.getByRole('list', { name: 'Why' });
  await expect(reasons).toContainText('It asks for money.');
  await expect(reasons).toContainText('It asks you to keep something secret.');
  await lookOver(page, 'the mark');
  await page.getByRole('button', { name: 'Report it' }).click();
  await expect(page.getByText(/^Reported to the admins/u)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Report it' })).toBeHidden();
  await page.reload();
  await expect(page.getByText(/^Reported to the admins/u)).toBeVisible();

  const desk = await browser.newContext({ baseURL: server.url });
  const admin = await desk.newPage();
  await ask(admin, 'POST', `${server.url}/api/login`, { username: 'admin', password: 'admin-password' });
  await admin.goto('/');
  await admin.getByRole('link', { name: 'Reports', exact: true }).click();
  const report = admin.getByRole('list', { name: 'Reports' }).getByRole('listitem').filter({ hasText: address });
  await expect(report).toContainText('It asks for money.');
  await expect(report).toContainText('who wrote to Akron');
  await lookOver(admin, 'reports');
  await admin.getByRole('button', { name: `Mark as handled: ${address}` }).click();
  await expect(admin.getByRole('heading', { name: 'No open reports' })).toBeVisible();
  await admin.getByRole('button', { name: 'Handled', exact: true }).click();
  await expect(report).toContainText(/Handled \w+ \d/u);
  await desk.close();
});
