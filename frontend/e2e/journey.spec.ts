import { expect, test as base, type Browser, type Page } from '@playwright/test';
import { MailSink } from './support/mail-sink';
import { admin, ServerProcess } from './support/server-process';
import { giveBirthDate } from './support/give-birth-date';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const favorites = ['Akron', 'Toledo', 'University of Mount Union', 'Slippery Rock', 'Youngstown State'];
const athlete = { username: 'marcus.lee', email: 'marcus@recruit.test', password: 'touchdown' };

interface World {
  sink: MailSink;
  server: ServerProcess;
}

/** An empty data folder, the embedded database, and mail over a real SMTP socket, one email after the other. */
const test = base.extend<object, { world: World }>({
  world: [
    async ({}, provide) => {
      const sink = await MailSink.start();
      const env = { SMTP_URL: sink.url, SEND_UNDO_S: '2', SMTP_SEND_INTERVAL_MS: '300', RATE_LIMITS: 'on' };
      const server = await ServerProcess.start(env);
      await provide({ sink, server });
      await server.discard();
      await sink.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ world }, provide) => provide(world.server.url),
});

/** 30 invented contacts: six at each favorite. */
const contacts = [
  ['Akron', 'D1', 'Akron', 'OH'],
  ['Toledo', 'D1', 'Toledo', 'OH'],
  ['University of Mount Union', 'D3', 'Alliance', 'OH'],
  ['Slippery Rock', 'D2', 'Slippery Rock', 'PA'],
  ['Youngstown State', 'D1', 'Youngstown', 'OH'],
].flatMap((school, at) =>
  ['Head Coach', 'Recruiting Coordinator', 'Quarterbacks', 'Offensive Line', 'Linebackers', 'Running Backs'].map((title, role) => [
    ...school,
    `Casey Sample${at}${role}`,
    title,
    `casey${at}${role}@college${at}.example.edu`,
  ]),
);

async function importContacts(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ baseURL: url });
  await page.goto('/');
  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await page.goto('/recruiting');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const head = 'name,division,city,state,coach_name,coach_title,coach_email';
  const buffer = Buffer.from([head, ...contacts.map((row) => row.join(','))].join('\n'));
  await page.getByLabel('CSV file').setInputFiles({ name: 'contacts.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('dialog', { name: 'Import Schools from CSV' }).getByRole('button', { name: 'Import' }).click();
  await expect(page.getByText('Imported 0 schools.')).toBeVisible();
  await page.close();
}

async function signUp(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await giveBirthDate(page);
  await page.getByLabel('Username').fill(athlete.username);
  await page.getByLabel('Email').fill(athlete.email);
  await page.getByLabel('Password', { exact: true }).fill(athlete.password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(athlete.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Welcome to Recruit!')).toBeVisible();
}

/** Opens the link of the email that the server sent, as the athlete would. */
async function confirmAddress(page: Page, sink: MailSink): Promise<void> {
  await page.request.post('/api/user/verification-mail', { headers: { origin: new URL(page.url()).origin } });
  const mail = sink.mails.find(({ to }) => to.includes(athlete.email));
  const token = /verify-email\?token=3?D?([\w-]+)/u.exec((mail?.raw ?? '').replace(/=\r\n/gu, ''))?.[1];
  await page.goto(`/verify-email?token=${token}`);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByText(/confirmed/iu).first()).toBeVisible();
}

async function favorite(page: Page, name: string): Promise<void> {
  await page.goto(`/recruiting?q=${encodeURIComponent(name)}`);
  const star = page.getByRole('button', { name: `Favorite: ${name}`, exact: true });
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/api/user/favorites') && answer.status() === 201);
  await star.click();
  await stored;
  await expect(star).toHaveAttribute('aria-pressed', 'true');
}

async function addPrivateContact(page: Page): Promise<void> {
  await page.goto('/recruiting?q=Akron');
  await page.getByRole('button', { name: /coaches: Akron$/u }).click();
  const panel = page.getByRole('dialog', { name: /Akron/u });
  await panel.getByRole('button', { name: 'Add a contact' }).click();
  await panel.getByLabel('Name').fill('Pat Private');
  await panel.getByLabel('Title').fill('Director of Player Personnel');
  await panel.getByLabel('Email').fill('pat.private@college0.example.edu');
  await panel.getByRole('button', { name: 'Add contact' }).click();
  await expect(panel.getByText('Added by you')).toBeVisible();
}

/** Five head coaches, four recruiting coordinators and the private contact. */
async function sendToTen(page: Page): Promise<void> {
  await page.goto('/campaigns');
  await page.getByRole('button', { name: /^(Create|New) Campaign$/u }).click();
  await page.getByLabel('Campaign name').fill('Junior film');
  await page.getByLabel('Subject').fill('Film for {{school_name}}');
  await page.getByLabel('Email', { exact: true }).fill('Coach {{coach_last_name}},\n\nI would like to hear what you look for.');
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  const picker = page.getByRole('dialog', { name: 'Select Email Recipients' });
  await picker.getByRole('region', { name: 'Head Coaches' }).getByRole('checkbox', { name: 'Select all' }).check();
  const coordinators = picker.getByRole('region', { name: 'Recruiting Coordinators' });
  for (const coach of ['Casey Sample01', 'Casey Sample11', 'Casey Sample21', 'Casey Sample31', 'Pat Private']) {
    await coordinators.getByRole('checkbox', { name: new RegExp(coach, 'u') }).check();
  }
  await picker.getByRole('button', { name: 'Confirm 10 emails' }).click();
  await page.getByRole('button', { name: 'Send 10 emails' }).click();
  await expect(page.getByText('Campaign Sent')).toBeVisible();
}

const coachMails = (sink: MailSink) => sink.mails.filter(({ to }) => !to.includes(athlete.email));

/** Kills the server with -9 each time one more mail or two have left, and starts it again. */
async function killThrice({ sink, server }: World): Promise<void> {
  for (const left of [2, 4, 6]) {
    await expect.poll(() => coachMails(sink).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(left);
    await server.kill('SIGKILL');
    await server.restart();
  }
}

test.use({ ...phone, actionTimeout: 15_000 });

test('C-03 C-04 C-13 R-11 K-06 from an empty folder to ten emails, killed three times: none twice, none lost, all counted', async ({
  page,
  browser,
  world,
}) => {
  test.setTimeout(180_000);
  const { sink, server } = world;
  await importContacts(browser, server.url);
  await signUp(page);
  await confirmAddress(page, sink);
  for (const name of favorites) await favorite(page, name);
  await addPrivateContact(page);
  await sendToTen(page);
  await expect(page.getByRole('progressbar').first()).toBeVisible();
  await killThrice(world);

  // The page has followed it all without a reload. What a crash left undecided is for the athlete to decide.
  await expect(page.getByText(/^(Completed|Waiting for your decision)$/u).first()).toBeVisible({ timeout: 60_000 });
  const arrived = new Set(coachMails(sink).flatMap(({ to }) => to));
  expect(arrived.size, 'no coach has two mails').toBe(coachMails(sink).length);

  const api = async <T>(path: string) => (await (await page.request.get(path)).json()) as T;
  const [campaign] = await api<{ id: string; sentCount: number; unknownCount: number; totalCount: number }[]>('/api/user/campaigns');
  const emails = () =>
    api<{ status: string; toAddress: string; coach: { firstName: string; lastName: string } }[]>(`/api/campaigns/${campaign?.id}/emails`);
  // One that a killed server had claimed becomes unknown only when its claim has expired.
  const isOpen = ({ status }: { status: string }) => status !== 'sent' && status !== 'unknown';
  await expect.poll(async () => (await emails()).filter(isOpen).length, { timeout: 60_000 }).toBe(0);
  for (const mail of (await emails()).filter(({ status }) => status === 'unknown')) {
    // The crash may have come before the email was handed over, or after.
    const about = `email to ${mail.coach.firstName} ${mail.coach.lastName}`.trim();
    if (arrived.has(mail.toAddress)) {
      await page.getByRole('button', { name: `It arrived: ${about}` }).click();
      await expect(page.getByText('Noted')).toBeVisible();
      await page.getByRole('button', { name: 'Dismiss' }).click();
    } else {
      await page.getByRole('button', { name: `Send again: ${about}` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Send again' }).click();
    }
  }
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible({ timeout: 30_000 });

  await server.kill('SIGTERM');
  await server.restart();
  await page.reload();
  const [after] = await api<Record<string, unknown>[]>('/api/user/campaigns');
  expect(after).toMatchObject({ status: 'completed', totalCount: 10, sentCount: 10, unknownCount: 0, failedCount: 0 });
  expect(await api('/api/user/stats')).toMatchObject({ emailsSentCount: 10, activeCampaignsCount: 0 });
  expect(coachMails(sink)).toHaveLength(10);
  expect(new Set(coachMails(sink).flatMap(({ to }) => to))).toContain('pat.private@college0.example.edu');
  for (const { raw } of coachMails(sink)) {
    expect(raw).toMatch(/^Subject: Film for (Akron|Toledo|University of Mount Union|Slippery Rock|Youngstown State)\r$/mu);
    expect(raw).toMatch(/^Reply-To: .*marcus@recruit\.test/mu);
    expect(raw).toMatch(/\r\n\r\nCoach \S+,/u);
  }
});
