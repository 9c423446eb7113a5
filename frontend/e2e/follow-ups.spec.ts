import type { Page } from '@playwright/test';
import { expect, test } from './support/app-server';
import { campaignSteps } from './support/campaign-steps';
import { clockAt, nextWeekday } from './support/clock-at';
import { lookOver } from './support/look-over';
import { header, mailsOf } from './support/mails-of';
import { runSql } from './support/run-sql';

const { ask, athlete, importCoaches, send } = campaignSteps;

test.beforeAll(async ({ browser, server }) => {
  const page = await browser.newPage();
  await importCoaches(page, server.url);
  await page.close();
});

// The next file gets this server with the time of day that it is.
test.afterAll(async ({ server }) => {
  await server.kill('SIGTERM');
  await server.restart();
});

const details = (page: Page) => page.getByRole('region', { name: 'Campaign Details' });
const section = (page: Page) => page.getByRole('region', { name: 'Follow-ups' });
const step = (page: Page, number: number) => section(page).getByRole('group', { name: `Follow-up ${number}` });
const toast = (page: Page, title: string) => page.getByRole('region', { name: 'Notifications' }).getByText(title, { exact: true });

async function shot(page: Page, name: string): Promise<void> {
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/${name}.png`, fullPage: true });
}

async function write(page: Page, number: number, text: string, reason: string): Promise<void> {
  await section(page).getByRole('button', { name: 'Add follow-up' }).click();
  await step(page, number).getByLabel('Text').fill(text);
  await step(page, number).getByLabel('Reason').selectOption(reason);
}

test('C-19 follow-ups are written, refused while they say nothing new, and stopped', async ({ page, context, steps, server }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await athlete(page, server.url, steps.signUp, ['Akron']);
  const id = await send(page, server.url, 'Junior film', 3);
  await page.goto(`/campaigns?campaign=${id}`);
  await expect(details(page).getByRole('button', { name: 'Write to the 3 who did not answer' })).toBeVisible({ timeout: 30_000 });

  // A step without a reason or a text, and one that says the same again, are refused with the place.
  await section(page).getByRole('button', { name: 'Add follow-up' }).click();
  await section(page).getByRole('button', { name: 'Save follow-ups' }).click();
  await expect(step(page, 1).getByText('Not ready: choose a reason and write the text. It will not be sent yet.')).toBeVisible();
  await shot(page, 'follow-empty');
  await lookOver(page, 'empty');
  await step(page, 1).getByLabel('Text').fill('Coach {{coach_last_name}},  hello.');
  await step(page, 1).getByLabel('Reason').selectOption('New film');
  await section(page).getByRole('button', { name: 'Save follow-ups' }).click();
  await expect(step(page, 1).getByText('change the text: it is the same as your first email', { exact: false })).toBeVisible();

  await step(page, 1).getByLabel('Text').fill('Coach {{coach_last_name}}, my new film is up.');
  await write(page, 2, 'Coach {{coach_last_name}}, we beat Eastside.', 'Game result');
  await write(page, 3, 'Coach {{coach_last_name}}, I visit your campus in June.', 'In my own words');
  await step(page, 3).getByLabel('Your reason').fill('I visit your campus');
  await expect(section(page).getByRole('button', { name: 'Add follow-up' })).toHaveCount(0);
  await section(page).getByRole('button', { name: 'Save follow-ups' }).click();
  await expect(toast(page, 'Follow-ups saved').first()).toBeVisible();
  await expect(section(page).getByText('Not ready', { exact: false })).toHaveCount(0);
  await shot(page, 'follow-three');
  await lookOver(page, 'three');

  // Another tab changed them: nothing is overwritten, and what is typed here stays.
  const other = await context.newPage();
  await other.goto(`/campaigns?campaign=${id}`);
  await step(other, 1).getByLabel('Text').fill('Coach {{coach_last_name}}, from the other tab.');
  await step(page, 1).getByLabel('Text').fill('Coach {{coach_last_name}}, from this tab.');
  await section(page).getByRole('button', { name: 'Save follow-ups' }).click();
  await expect(section(page).getByRole('button', { name: 'Save follow-ups' })).toHaveCount(0);
  await section(other).getByRole('button', { name: 'Save follow-ups' }).click();
  await expect(other.getByText('These follow-ups were changed in another tab or on another device.', { exact: false })).toBeVisible();
  await expect(step(other, 1).getByLabel('Text')).toHaveValue(/from the other tab/u);
  await shot(other, 'follow-two-tabs');

  // One press makes a draft for those who did not answer, with them picked.
  await section(page).getByRole('button', { name: 'Write to the 3 who did not answer' }).click();
  await expect(details(page).getByRole('heading', { name: 'Junior film (again)' })).toBeVisible();
  await details(page).getByRole('button', { name: 'Pick coaches' }).click();
  await expect(page.getByRole('button', { name: 'Confirm 3 emails' })).toBeVisible();
  await shot(page, 'follow-again');

  await page.goto(`/campaigns?campaign=${id}`);
  await section(page).getByRole('button', { name: 'Stop', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('3 follow-ups will not start.', { exact: false })).toBeVisible();
  await shot(page, 'follow-stop');
  await question.getByRole('button', { name: 'Stop campaign' }).click();
  await expect(section(page).getByText('This campaign is stopped. No more follow-ups are sent.')).toBeVisible();
  await expect(section(page).getByRole('button', { name: 'Stop', exact: true })).toHaveCount(0);
  await shot(page, 'follow-stopped');
  await lookOver(page, 'stopped');
});

test('C-19 a follow-up is on Home a day ahead, arrives in the thread, and not at a coach who answered', async ({
  page,
  steps,
  server,
  mailSink,
}) => {
  test.setTimeout(180_000);
  let address = '';
  const signUp = async () => {
    ({ email: address } = await steps.signUp());
  };
  const taken = () => mailsOf(mailSink, address);
  const mailsTo = (name: string) =>
    taken()
      .filter(({ to }) => to.includes(`${name}@akron.example.edu`))
      .map(({ raw }) => raw);
  await page.setViewportSize({ width: 360, height: 780 });
  // A Tuesday afternoon in Ohio; the follow-up leaves on the Friday after it.
  const sent = nextWeekday(2, 17);
  await server.kill('SIGTERM');
  await server.restart(clockAt(sent));
  await athlete(page, server.url, signUp, ['Akron']);
  const before = taken().length;
  const id = await send(page, server.url, 'Senior film', 3);
  const follow = { waitDays: 3, reason: 'new_film', template: 'Coach {{coach_last_name}}, my new film is up.' };
  await ask(page, 'PUT', `${server.url}/api/user/campaigns/${id}/follow-ups`, { revision: 1, steps: [follow] });
  await expect(() => expect(taken().length - before).toBe(3)).toPass({ timeout: 30_000 });

  await server.kill('SIGTERM');
  const days = (count: number) => new Date(sent.getTime() + count * 24 * 3600 * 1000);
  await server.restart(clockAt(days(2)));
  await page.clock.setSystemTime(days(2));
  await runSql(
    server,
    `update campaign_emails set status = 'replied', replied_at = sent_at
     where campaign_id = $1 and to_address = 'pat@akron.example.edu'`,
    [id],
  );
  const home = page.getByRole('region', { name: 'Follow-ups' });
  await expect(async () => {
    await page.goto('/');
    await expect(home.getByText('Follow-up to 2 coaches is sent tomorrow')).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
  await shot(page, 'home');
  await lookOver(page, 'home');
  await home.getByRole('link', { name: 'Edit, skip or stop' }).click();
  await expect(section(page).getByRole('button', { name: 'Skip follow-up 1 for 2 coaches' })).toBeVisible();
  await section(page).scrollIntoViewIfNeeded();
  await shot(page, 'planned');
  await lookOver(page, 'planned');
  await server.kill('SIGTERM');
  await server.restart(clockAt(new Date(days(3).getTime() + 60_000)));
  await expect(() => expect(taken().length - before).toBe(5)).toPass({ timeout: 60_000 });
  const [first = '', second = ''] = mailsTo('wren').slice(-2);
  expect(second).toContain('my new film is up.');
  expect(header(second, 'In-Reply-To')).toBe(header(first, 'Message-ID'));
  expect(header(second, 'Subject')?.replace(/^Re: /u, '')).toBe('Senior film');
  expect(mailsTo('pat').filter((raw) => raw.includes('my new film is up.'))).toEqual([]);
});
