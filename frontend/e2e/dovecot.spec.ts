import { expect, test as base } from './support/app-server';
import { campaignSteps } from './support/campaign-steps';
import { DovecotHost } from './support/dovecot-host';
import { violationsOf } from './support/violations-of';

const address = 'marcus@club.example';
const password = 'abcd efgh ijkl mnop';
/** Three at each of two schools: more of one school would be asked about. */
const coaches = ['Ada', 'Ben', 'Cal', 'Dan', 'Eli', 'Fay'].map((first, index) => ({
  name: `${first} Kent`,
  school: index < 3 ? 'Easton' : 'Weston',
  email: `${first.toLowerCase()}@kent.example.edu`,
}));
const rows = coaches.map(({ name, school, email }) => [school, 'D1', 'Kent', 'OH', name, 'Assistant Coach', email]);

/** A fresh server that delivers by a mailbox only, and may connect to a Dovecot of this computer. */
const test = base.extend<object, { dovecot: DovecotHost }>({
  delivers: [false, { scope: 'worker' }],
  dovecot: [
    async ({ browserName: _browser }, provide) => {
      const dovecot = await DovecotHost.start();
      await dovecot.addAccount(address, password);
      await provide(dovecot);
      await dovecot.stop();
    },
    { scope: 'worker' },
  ],
  serverEnv: [
    ({ dovecot }, provide) => provide({ ...dovecot.env, MAILBOX_SEND_INTERVAL_MS: '0', REPLY_POLL_INTERVAL_S: '5', SEND_UNDO_S: '0' }),
    { scope: 'worker' },
  ],
});

const { ask, athlete, importCoaches } = campaignSteps;

test('M-03 M-04 M-05 with a real Dovecot: six coaches, two replies and a bounce, and nothing is marked as read', async ({
  page,
  browser,
  steps,
  server,
  dovecot,
}) => {
  const admin = await browser.newPage();
  await importCoaches(admin, server.url, rows);
  await admin.close();
  await athlete(page, server.url, steps.signUp, ['Easton', 'Weston']);
  await dovecot.arrives('other', address);

  await page.goto('/profile#mailbox');
  const card = page.getByRole('region', { name: 'Another mailbox' });
  await card.getByLabel('Your email address').fill(address);
  await card.getByRole('button', { name: 'Continue' }).click();
  for (const [part, name] of [
    ['imap', 'IMAP'],
    ['smtp', 'SMTP'],
  ] as const) {
    await card.getByLabel(`${name} server`).fill(dovecot.servers[part].host);
    await card.getByLabel(`${name} port`).fill(String(dovecot.servers[part].port));
  }
  await card.getByLabel('Password', { exact: true }).fill(password);
  await card.getByRole('button', { name: 'Connect mailbox' }).click();
  await expect(card.getByText(`Connected as ${address}`)).toBeVisible();

  const text = { name: 'Junior film', subject: 'My junior film', template: 'Coach {{coach_last_name}}, hello.' };
  const { id } = await ask<{ id: string }>(page, 'POST', `${server.url}/api/user/campaigns`, text);
  await page.goto(`/campaigns?campaign=${id}&step=pick`);
  for (const { name } of coaches) await page.getByRole('checkbox', { name: new RegExp(name, 'u') }).check();
  await page.getByRole('button', { name: 'Confirm 6 emails' }).click();
  await page.getByRole('button', { name: 'Send 6 emails' }).click();
  const details = page.getByRole('region', { name: 'Campaign Details' });
  await expect(details.getByText('Completed', { exact: true })).toBeVisible({ timeout: 20_000 });
  const sent = await dovecot.sent();
  expect(sent.map(({ from }) => from)).toEqual(coaches.map(() => address));
  expect(sent.flatMap(({ to }) => to).sort()).toEqual(coaches.map(({ email }) => email));

  const [ada, ben, cal] = coaches.map(({ email }) => email);
  await dovecot.arrives('answer', address, ada);
  await dovecot.arrives('answer', address, ben);
  await dovecot.arrives('bounce', address, cal);
  // The scheduled looks find them, every five seconds; the page is asked again for what they found.
  await expect(async () => {
    await page.reload();
    await expect(details.getByRole('row', { name: /Ada Kent/u })).toContainText('Liked your film.', { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expect(details.getByRole('row', { name: /Ben Kent/u })).toContainText('Replied');
  await expect(details.getByRole('row', { name: /Cal Kent/u })).toContainText('Bounced');
  await expect(details.getByRole('row', { name: /Dan Kent/u })).toContainText('Sent');
  expect(await violationsOf(page)).toEqual([]);

  const inbox = await dovecot.inbox(address);
  expect(inbox.map(({ subject }) => subject).sort()).toEqual([
    'Delivery Status Notification (Failure)',
    'Re: My junior film',
    'Re: My junior film',
    'Sale',
  ]);
  expect(inbox.flatMap(({ flags }) => flags).filter((flag) => flag !== '\\Recent')).toEqual([]);
});
