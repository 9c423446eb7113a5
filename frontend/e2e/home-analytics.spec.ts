import type { Page } from '@playwright/test';
import { expect, test } from './support/app-server';
import { campaignSteps } from './support/campaign-steps';
import { goWithin } from './support/go-within';
import { runSql } from './support/run-sql';
import type { ServerProcess } from './support/server-process';
import { violationsOf } from './support/violations-of';

interface Named {
  id: number;
  name: string;
}

const figure = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const bar = (page: Page, name: string) => page.getByRole('progressbar', { name, exact: true });

/** Where the cards that hold something to press begin, in the order of the Tab key. */
function topsInTabOrder(): number[] {
  const cards = [...document.querySelectorAll('main section')].filter((section) => section.querySelector('a, button') !== null);
  return cards.map((section) => Math.round(section.getBoundingClientRect().top));
}

const film = { name: 'Junior film', subject: 'Film', template: 'Coach, I would like to hear what you look for.' };

/** Favorites with a contact of the athlete's own at each, and a campaign sent to all of them. */
async function writeTo(page: Page, origin: string, names: readonly string[], text = film): Promise<void> {
  const ask = <T>(method: 'GET' | 'POST', path: string, body?: object) => campaignSteps.ask<T>(page, method, `${origin}/api/${path}`, body);
  const schools = (await ask<Named[]>('GET', 'schools')).filter(({ name }) => names.includes(name));
  const coachIds: number[] = [];
  for (const { id, name } of schools) {
    await ask('POST', 'user/favorites', { schoolId: id });
    const email = `coach.${id}@college.example.edu`;
    coachIds.push((await ask<Named>('POST', 'user/contacts', { schoolId: id, name: `Casey ${name}`, title: 'Head Coach', email })).id);
  }
  const draft = await ask<{ id: string }>('POST', 'user/campaigns', text);
  await ask('POST', `user/campaigns/${draft.id}/send`, { selectedCoachIds: coachIds });
  await expect.poll(async () => (await ask<{ status: string }[]>('GET', 'user/campaigns'))[0]?.status).toBe('completed');
}

test('S-09 D-01 D-02 D-03 D-04 D-05 D-06 home tells a new athlete what to do, then what was done; Tab follows the screen', async ({
  page,
  server,
  steps,
}) => {
  await steps.signUp();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Recruit!' })).toBeVisible();
  await expect(page.getByText('Class of –')).toBeVisible();
  await expect(page.getByText('No recent activity yet')).toBeVisible();
  const next = card(page, 'Action Items').getByRole('heading', { level: 3 });
  await expect(next).toHaveText([
    'Complete Your Profile',
    'Build Favorite School List',
    'Connect External Profiles',
    'Start Email Outreach',
  ]);
  for (const label of ['Favorite Schools', 'Emails Sent', 'Responses']) {
    await expect(figure(page, label).getByText('0', { exact: true })).toBeVisible();
  }
  await expect(figure(page, 'Profile Score').getByText('0%', { exact: true })).toBeVisible();

  await page.request.put(`${server.url}/api/user`, {
    headers: { origin: server.url },
    data: { firstName: 'Marcus', lastName: 'Lee', position: 'QB', graduationYear: 2027, height: `6'2"`, weight: 205, gpa: 3.7 },
  });
  await writeTo(page, server.url, ['Akron', 'Toledo']);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Marcus!' })).toBeVisible();
  await expect(page.getByText('Class of 2027').first()).toBeVisible();
  await expect(figure(page, 'Favorite Schools').getByText('2', { exact: true })).toBeVisible();
  await expect(figure(page, 'Emails Sent').getByText('2', { exact: true })).toBeVisible();
  await expect(bar(page, 'Favorite School Research')).toHaveAttribute('aria-valuenow', '10');
  await expect(bar(page, 'Email Outreach')).toHaveAttribute('aria-valuenow', '50');
  await expect(bar(page, 'Coach Engagement')).toHaveAttribute('aria-valuenow', '0');
  const score = await figure(page, 'Profile Score')
    .getByText(/^\d+%$/u)
    .innerText();
  await expect(bar(page, 'Profile Completion')).toHaveAttribute('aria-valuenow', score.replace('%', ''));
  await expect(next).toHaveText(['Build Favorite School List', 'Connect External Profiles']);
  const happened = card(page, 'Recent Activity').getByRole('listitem');
  await expect(happened).toHaveCount(3);
  await expect(happened.first()).toContainText('You sent Junior film to 2 coaches at 2 schools');
  expect(await violationsOf(page)).toEqual([]);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const isInOrder = async () => (await page.evaluate(topsInTabOrder)).every((top, at, tops) => at === 0 || top >= (tops[at - 1] ?? 0));
    await expect.poll(isInOrder, { message: `Home at ${width}` }).toBe(true);
  }

  for (const [name, path] of [
    ['Browse schools', /\/recruiting$/u],
    ['Email campaigns', /\/campaigns$/u],
    ['Update profile', /\/profile$/u],
    ['View analytics', /\/analytics$/u],
  ] as const) {
    await goWithin(page, '/');
    await card(page, 'Quick Actions').getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
  }
});

test('N-01 N-02 N-03 N-04 N-05 analytics say what the rows say, for the range that is chosen', async ({ page, server, steps }) => {
  await steps.signUp();
  await page.goto('/analytics');
  await expect(page.getByText('No Campaign Data')).toBeVisible();
  await expect(page.getByText('No Target Schools')).toBeVisible();
  for (const label of ['Engagement Rate', 'Reply Rate', 'Average Match']) {
    await expect(figure(page, label).getByText('–', { exact: true })).toBeVisible();
  }

  await writeTo(page, server.url, ['Akron', 'Slippery Rock', 'Toledo']);
  await page.reload();
  await expect(page.getByLabel('Range')).toHaveValue('30d');
  await expect(figure(page, 'Reply Rate')).toContainText('0 of 3 replied');
  await expect(card(page, 'Campaign Performance').getByText('3 sent · 0 replied · 0 opened (estimated)')).toBeVisible();
  await expect(bar(page, 'D1')).toHaveAttribute('aria-valuenow', '67');
  await expect(bar(page, 'D2')).toHaveAttribute('aria-valuenow', '33');
  await expect(bar(page, 'D3')).toHaveAttribute('aria-valuenow', '0');
  await expect(page.getByRole('heading', { name: 'General guidance, not measured' })).toBeVisible();
  await expect(page.getByText(/Send 20 emails to see your own best day, hour and coaches. You sent 3/u)).toBeVisible();
  await page.getByText('Show as table').click();
  await expect(page.getByRole('table', { name: /Emails sent, opened and replied/u }).getByRole('row')).toHaveCount(2);
  expect(await violationsOf(page)).toEqual([]);

  await page.getByLabel('Range').selectOption('All time');
  await expect(page).toHaveURL(/\?range=all$/u);
  await page.reload();
  await expect(page.getByLabel('Range')).toHaveValue('all');
  await expect(figure(page, 'Reply Rate')).toContainText('0 of 3 replied');
});

test('N-06 the funnel continues to calls, visits and offers, and what was written is compared with n', async ({ page, server, steps }) => {
  await steps.signUp();
  await page.goto('/analytics');
  await expect(card(page, 'From Email to Offer').getByText(/^No school was written to/u)).toBeVisible();
  await expect(card(page, 'What You Wrote').getByText(/^Nothing was sent/u)).toBeVisible();

  await writeTo(page, server.url, ['Akron', 'Slippery Rock', 'Toledo']);
  const schools = await campaignSteps.ask<Named[]>(page, 'GET', `${server.url}/api/schools`);
  const log = (name: string, kind: string, status: string | null = null) => {
    const id = schools.find((school) => school.name === name)?.id;
    const body = { kind, at: new Date().toISOString(), status };
    return campaignSteps.ask(page, 'POST', `${server.url}/api/user/target-schools/${id}/log`, body);
  };
  for (const kind of ['call', 'call', 'visit']) await log('Akron', kind);
  await log('Toledo', 'call');
  await log('Toledo', 'offer', 'verbal');
  await log('Akron', 'offer', 'withdrawn');
  await page.reload();
  const funnel = card(page, 'From Email to Offer');
  for (const [label, detail] of [
    ['Written to', '3 of 3'],
    ['Wrote back', '0 of 3'],
    ['Call', '2 of 3'],
    ['Visit', '1 of 3'],
    ['Offer', '1 of 3'],
  ] as const) {
    await expect(funnel.getByRole('progressbar', { name: label, exact: true })).toHaveAttribute('aria-valuetext', detail);
  }
  const wrote = card(page, 'What You Wrote');
  await expect(wrote.getByText('One subject so far, so nothing to compare (n = 3).')).toBeVisible();
  await expect(wrote.getByText('0 of 3 replied')).toHaveCount(3);

  await writeTo(page, server.url, ['Bowling Green'], { name: 'Visit', subject: 'A visit', template: 'Coach, may I visit you?' });
  await page.reload();
  await expect(wrote.getByText('Too few to tell which does best (n = 4).')).toHaveCount(2);
  await expect(wrote.getByText('“A visit”')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

/** So many emails of a campaign that left on one weekday and hour, of which so many were answered, and so many came back. */
async function sentBefore(
  server: ServerProcess,
  user: string,
  mail: { subject: string; day: string; replied: number; silent: number; bounced: number },
) {
  const { subject, day, replied, silent, bounced } = mail;
  const [campaign] = await runSql<{ id: string }>(
    server,
    `insert into campaigns (id, user_id, name, subject, template, status, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, $2, $2, 'completed', $3::timestamptz, $3::timestamptz) returning id`,
    [user, subject, day],
  );
  await runSql(
    server,
    `insert into campaign_emails (id, campaign_id, user_id, step, coach_id, school_id, to_address, coach_first_name, coach_last_name,
       coach_title, school_name, is_example, subject, body, status, channel, gateway, due_at, sent_at, replied_at, created_at, updated_at)
     select gen_random_uuid(), $1, $2, 0, 900000 + n + $7, 1, 'coach' || n || '@college.example.edu', 'Casey', 'Coach', 'Head Coach', 'Akron', false,
       $3, 'Film', case when n <= $4 then 'replied' when n <= $4 + $5 then 'sent' else 'bounced' end, 'email', 'outbox', $6::timestamptz,
       $6::timestamptz, case when n <= $4 then $6::timestamptz + interval '1 day' end, $6::timestamptz, $6::timestamptz
     from generate_series(1, $4::int + $5::int + $8::int) n`,
    [campaign?.id, user, subject, replied, silent, day, subject.length * 100, bounced],
  );
}

test('N-06 too few emails tell nothing; enough of them name the best day and subject, with n and without what bounced', async ({
  page,
  server,
  steps,
}) => {
  await steps.signUp();
  const { id } = (await (await page.request.get(`${server.url}/api/user`)).json()) as { id: string };
  const insights = card(page, 'Recruiting Insights');
  const wrote = card(page, 'What You Wrote');
  // A Tuesday and a Thursday of the last weeks, at noon of every zone of the country.
  const last = (weekday: number): string => {
    const at = new Date();
    at.setUTCHours(18, 0, 0, 0);
    do at.setUTCDate(at.getUTCDate() - 1);
    while (at.getUTCDay() !== weekday);
    return at.toISOString();
  };
  const [tuesday, thursday] = [last(2), last(4)];

  await sentBefore(server, id, { subject: 'Film first', day: tuesday, replied: 6, silent: 5, bounced: 0 });
  await sentBefore(server, id, { subject: 'A visit', day: thursday, replied: 5, silent: 6, bounced: 0 });
  await page.goto('/analytics?range=all');
  await expect(insights.getByText('Too few to tell').first()).toBeVisible();
  await expect(wrote.getByText('Too few to tell which does best (n = 22).').first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await sentBefore(server, id, { subject: 'Film first', day: tuesday, replied: 20, silent: 2, bounced: 7 });
  await sentBefore(server, id, { subject: 'A visit', day: thursday, replied: 0, silent: 20, bounced: 0 });
  await page.reload();
  await expect(insights.getByText('Tuesday').first()).toBeVisible();
  await expect(insights.getByText('26 of 33 replied, others 5 of 31 · enough to tell, n = 64').first()).toBeVisible();
  await expect(wrote.getByText('Enough to tell: “Film first” got most replies for its emails (n = 64).')).toBeVisible();
  await expect(figure(page, 'Reply Rate')).toContainText('31 of 64 replied');
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
