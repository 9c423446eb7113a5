import type { Page } from '@playwright/test';
import { expect, test } from './support/app-server';
import { campaignSteps } from './support/campaign-steps';
import { lookOver } from './support/look-over';
import { runSql } from './support/run-sql';

interface Named {
  id: number;
  name: string;
}

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stored = (page: Page) => page.waitForResponse((answer) => answer.url().includes('/api/user/target-schools/') && answer.ok());

async function follow(page: Page, origin: string, ...names: string[]): Promise<Named[]> {
  const schools = await campaignSteps.ask<Named[]>(page, 'GET', `${origin}/api/schools`);
  const wanted = schools.filter(({ name }) => names.includes(name));
  for (const { id } of wanted) await campaignSteps.ask(page, 'POST', `${origin}/api/user/favorites`, { schoolId: id });
  return wanted;
}

async function openPanel(page: Page, name: string): Promise<void> {
  await page.goto(`/recruiting?q=${name.toLowerCase()}`);
  await page.getByRole('button', { name, exact: true }).click();
}

test.beforeEach(({ steps }) => steps.signUp());

test('R-05 steps, lead level, notes and next step are edited in the row and stay over a reload', async ({ page }) => {
  await openPanel(page, 'Akron');
  const film = page.getByRole('group', { name: 'Steps with Akron' }).getByRole('button', { name: 'Film' });
  await Promise.all([stored(page), film.click()]);
  await page.getByRole('button', { name: 'COLD, lead level: Akron' }).click();
  await Promise.all([stored(page), page.getByRole('menuitemradio', { name: 'WARM' }).click()]);
  await page.getByLabel('Next step').fill('Send junior film');
  await page.getByLabel('Notes', { exact: true }).fill('Came to the Friday game');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByLabel('Next step').focus();
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(2);

  await page.reload();
  await page.getByRole('button', { name: 'Akron', exact: true }).click();
  await expect(film).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'WARM, lead level: Akron' })).toBeVisible();
  await expect(page.getByLabel('Next step')).toHaveValue('Send junior film');
  await expect(page.getByLabel('Notes', { exact: true })).toHaveValue('Came to the Friday game');
});

test('R-05 a step that the server refuses is taken back and said', async ({ page }) => {
  await openPanel(page, 'Akron');
  await page.route('**/api/user/target-schools/*', (route) => route.abort());
  const film = page.getByRole('group', { name: 'Steps with Akron' }).getByRole('button', { name: 'Film' });
  await film.click();
  await expect(page.getByText('Network error. Please try again.')).toBeVisible();
  await expect(film).toHaveAttribute('aria-pressed', 'false');
});

test('R-05 a card of the board is dragged, moved by keys and by its menu', async ({ page, server }) => {
  await follow(page, server.url, 'Akron', 'Toledo');
  await page.goto('/recruiting?view=board');
  await expect(column(page, 'COLD').getByRole('listitem')).toHaveCount(2);
  await expect(column(page, 'HOT').getByText(/You are talking/)).toBeVisible();

  await Promise.all([stored(page), card(page, 'Akron').dragTo(column(page, 'HOT'))]);
  await expect(column(page, 'HOT').getByRole('button', { name: 'Akron', exact: true })).toBeVisible();

  await card(page, 'Toledo').focus();
  await Promise.all([stored(page), page.keyboard.press('ArrowRight')]);
  await expect(column(page, 'WARM').getByRole('button', { name: 'Toledo', exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'Move Toledo to …' }).click();
  await Promise.all([stored(page), page.getByRole('menuitemradio', { name: 'COMMITTED' }).click()]);
  await page.reload();
  await expect(column(page, 'HOT').getByRole('button', { name: 'Akron', exact: true })).toBeVisible();
  await expect(column(page, 'COMMITTED').getByRole('button', { name: 'Toledo', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page).toHaveURL(/\/recruiting$/);
});

test('R-09 the timeline tells lead changes and logged contacts, newest first; a logged one can be removed', async ({ page }) => {
  await openPanel(page, 'Akron');
  await expect(page.getByText(/Nothing happened yet/)).toBeVisible();
  await page.getByRole('button', { name: 'COLD, lead level: Akron' }).click();
  await page.getByRole('menuitemradio', { name: 'HOT' }).click();
  const timeline = page.getByRole('list', { name: 'Timeline of Akron' });
  await expect(timeline.getByText('Lead level COLD → HOT')).toBeVisible();

  await page.getByRole('button', { name: 'Log a contact' }).click();
  await page.getByRole('radio', { name: 'Camp' }).check();
  await page.getByLabel('With whom').fill('Coach Fieldhouse');
  await page.getByLabel('Note', { exact: true }).fill('Timed at 4.6');
  await page.getByRole('button', { name: 'Add to timeline' }).click();
  await expect(timeline.getByRole('listitem').first()).toContainText('Camp with Coach Fieldhouse');
  await expect(timeline.getByText('Timed at 4.6')).toBeVisible();

  await timeline.getByRole('button', { name: /^Remove: Camp with Coach Fieldhouse/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove entry' }).click();
  await expect(timeline.getByText(/Camp with/)).toHaveCount(0);
});

/** An email to Coach Fieldhouse of Akron that was sent, opened and answered. */
const answeredMail = `
with me as (select id from users where username = $1), akron as (select id from schools where name = 'Akron'),
campaign as (
  insert into campaigns (id, user_id, name, subject, template, status, created_at, updated_at)
  select gen_random_uuid(), me.id, 'Film', 'Film', 'Film', 'completed', now(), now() from me returning id
), mail as (
  insert into campaign_emails (id, campaign_id, user_id, coach_id, school_id, to_address, coach_first_name,
    coach_last_name, coach_title, school_name, is_example, subject, body, status, due_at, sent_at, opened_at, replied_at,
    created_at, updated_at)
  select gen_random_uuid(), campaign.id, me.id, 1, akron.id, 'dana@akron.example.edu', 'Dana', 'Fieldhouse', '', 'Akron',
    false, 'My junior film', 'Film', 'replied', now(), now() - interval '3 days', now() - interval '2 days',
    now() - interval '1 day', now(), now()
  from me, akron, campaign returning id, user_id
)
insert into replies (id, user_id, account, provider_message_id, mail_id, kind, from_address, from_name, subject, snippet,
  received_at, found_at)
select gen_random_uuid(), user_id, 'me', 'reply', id, 'human', 'dana@akron.example.edu', 'Dana Fieldhouse',
  'Re: My junior film', 'Come to our camp in June.', now() - interval '1 day', now()
from mail`;

test('R-09 emails, opens and replies are in the timeline; older entries come on demand', async ({ page, server, steps }) => {
  const { username } = await steps.signUp();
  await runSql(server, answeredMail, [username]);
  const [akron] = await follow(page, server.url, 'Akron');
  await openPanel(page, 'Akron');
  const entries = page.getByRole('list', { name: 'Timeline of Akron' }).getByRole('listitem');
  await expect(entries).toHaveCount(3);
  await expect(entries.nth(0)).toContainText('Dana Fieldhouse replied');
  await expect(entries.nth(0)).toContainText('Come to our camp in June.');
  await expect(entries.nth(1)).toContainText('Dana Fieldhouse opened your email (estimated)');
  await expect(entries.nth(2)).toContainText('You wrote to Dana Fieldhouse');
  await expect(entries.nth(2)).toContainText('My junior film');

  const log = `${server.url}/api/user/target-schools/${akron?.id}/log`;
  for (let call = 1; call <= 20; call += 1) {
    const at = new Date(Date.now() - call * 60_000).toISOString();
    await campaignSteps.ask(page, 'POST', log, { kind: 'call', at, note: `Call ${call}` });
  }
  await page.reload();
  await page.getByRole('button', { name: 'Akron', exact: true }).click();
  await expect(entries).toHaveCount(20);
  await page.getByRole('button', { name: 'Show older' }).click();
  await expect(entries).toHaveCount(23);
  await expect(entries.last()).toContainText('You wrote to Dana Fieldhouse');
  await expect(page.getByRole('button', { name: 'Show older' })).toHaveCount(0);
});

test('R-11 a wrong contact is reported, an own one suggested; both say that they wait', async ({ page, server, steps }) => {
  await campaignSteps.importCoaches(page, server.url);
  await steps.signUp();
  await openPanel(page, 'Toledo');
  await page.getByRole('button', { name: 'Report a problem with Robin Sample' }).click();
  await page.getByRole('radio', { name: 'They left the school' }).check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Reported, waiting for an admin')).toBeVisible();

  await page.getByRole('button', { name: 'Add a contact' }).click();
  await page.getByLabel('Name').fill('Sam Rivers');
  await page.getByLabel('Email', { exact: true }).fill('sam.rivers@toledo.example.edu');
  await page.getByRole('button', { name: 'Add contact' }).click();
  await page.getByRole('button', { name: 'Suggest for everyone: Sam Rivers' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suggest contact' }).click();
  await expect(page.getByText('Suggested, waiting for an admin')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Toledo', exact: true }).click();
  await expect(page.getByText('Reported, waiting for an admin')).toBeVisible();
});

test('S-09 S-11 board, tracking and timeline fit 360 and 1440 px and have no accessibility fault', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await follow(page, server.url, 'Akron', 'Toledo');
  await page.goto('/recruiting?view=board');
  await expect(card(page, 'Akron')).toBeVisible();
  await lookOver(page, 'board');
  await card(page, 'Akron').click();
  await expect(page.getByLabel('Next step')).toBeEnabled();
  await lookOver(page, 'tracking');
  await page.getByRole('tab', { name: 'Timeline' }).click();
  await page.getByRole('button', { name: 'Log a contact' }).click();
  await expect(page.getByText(/Nothing happened yet/)).toBeVisible();
  await lookOver(page, 'timeline');
});
