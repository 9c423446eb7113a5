import type { Page } from '@playwright/test';
import { expect, test } from './support/app-server';
import { forgetSession } from './support/forget-session';
import { lookOver } from './support/look-over';
import { cut, favorites, json, keptOf, notice, untilKept } from './support/offline-steps';

test.use({ serviceWorkers: 'allow' });

interface Target {
  schoolId: number;
  notes: string;
  leadLevel: string;
}

interface Draft {
  id: string;
  template: string;
  revision: number;
}

/** An athlete with two schools on the board and one draft. */
async function prepare(page: Page, url: string) {
  const headers = { origin: url };
  const idOf = await favorites(page, url, 'Akron', 'Toledo');
  const data = { name: 'Junior film', subject: 'My film', template: 'Coach, hello.' };
  const draft = (await (await page.request.post('/api/user/campaigns', { data, headers })).json()) as Draft;
  return { akron: idOf('Akron'), draft, headers };
}

const board = '/recruiting?view=board';
const column = (page: Page, level: string) => page.getByRole('region', { name: new RegExp(`^${level}`, 'u') });

/** Until this device keeps whatever board, drafts and profile are read from. */
const untilAllKept = (page: Page) =>
  untilKept(page, 'getUser', 'listSchools', 'listFavorites', 'listTargetSchools', 'listContacts', 'getCampaigns', 'listContactWindows');

async function openOnce(page: Page): Promise<void> {
  await page.goto(board);
  await untilKept(page);
  await page.reload();
  await untilAllKept(page);
}

async function editDraft(page: Page, text: string): Promise<void> {
  await page.goto('/campaigns');
  await page.getByRole('region', { name: 'Campaign Details' }).getByRole('button', { name: 'Edit' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit Campaign' });
  await editor.getByLabel('Email', { exact: true }).fill(text);
  await editor.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('It is sent when you are back online.')).toBeVisible();
}

async function writeNote(page: Page, text: string): Promise<void> {
  await page.goto(board);
  await page.getByRole('button', { name: 'Akron', exact: true }).click();
  await page.getByLabel('Notes', { exact: true }).fill(text);
  await page.getByLabel('Notes', { exact: true }).blur();
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  await page.getByRole('dialog', { name: 'Akron' }).getByRole('button', { name: 'Close' }).click();
}

test('L-03 with the network cut the app opens, the board is read, a draft and a note are changed, and both are stored once', async ({
  page,
  context,
  steps,
  server,
}) => {
  await steps.signUp();
  const { akron, draft } = await prepare(page, server.url);
  await openOnce(page);
  await context.setOffline(true);
  await page.goto(board);
  await expect(notice(page)).toContainText('You’re offline. This is from');
  await expect(page.getByRole('button', { name: 'Akron', exact: true })).toBeVisible();
  await lookOver(page, 'the board without a connection');
  await page.setViewportSize({ width: 1440, height: 900 });

  await writeNote(page, 'Camp June 12, ask about dorms');
  await editDraft(page, 'Coach, written on the bus.');
  await page.reload();
  await expect(notice(page)).toContainText('2 changes are waiting on this device.');
  await page.getByRole('button', { name: 'See them' }).click();
  const waiting = page.getByRole('dialog', { name: '2 changes on this device' });
  await expect(waiting.getByRole('listitem', { name: 'Akron' })).toContainText('“Camp June 12, ask about dorms”');
  await lookOver(page, 'what waits');
  await waiting.getByRole('button', { name: 'Close' }).click();

  const saves: string[] = [];
  page.on('request', (request) => {
    if (['PATCH', 'PUT', 'POST'].includes(request.method())) saves.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await cut(context, page, false);
  await expect(page.getByText('2 changes sent')).toBeVisible();
  const targets = await json<Target[]>(page.request, '/api/user/target-schools');
  expect(targets.filter(({ schoolId }) => schoolId === akron)).toMatchObject([{ notes: 'Camp June 12, ask about dorms' }]);
  expect(await json<Draft[]>(page.request, '/api/user/campaigns')).toMatchObject([
    { id: draft.id, template: 'Coach, written on the bus.', revision: draft.revision + 1 },
  ]);
  expect(saves).toEqual([`PATCH /api/user/target-schools/${akron}`, `PUT /api/user/campaigns/${draft.id}`]);
  expect((await keptOf(page)).changes).toBe(0);
});

test('L-03 own contacts, drafts and the profile are read without a connection', async ({ page, context, steps, server }) => {
  await steps.signUp();
  const { akron, headers } = await prepare(page, server.url);
  const contact = { schoolId: akron, name: 'Robin Sample', title: 'Head Coach', email: 'robin@college.test' };
  await page.request.post('/api/user/contacts', { data: contact, headers });
  await page.request.put('/api/user', { data: { firstName: 'Marcus', lastName: 'Lee', highSchool: 'Westlake High School' }, headers });
  await openOnce(page);
  await context.setOffline(true);
  await page.goto(board);
  await page.getByRole('button', { name: 'Akron', exact: true }).click();
  await page.getByRole('tab', { name: /^Coaches \d+$/u }).click();
  await expect(page.getByRole('dialog', { name: 'Akron' }).getByText('Robin Sample').first()).toBeVisible();
  await page.goto('/campaigns');
  await expect(page.getByRole('region', { name: 'Email text' })).toHaveText('Coach, hello.');
  await page.goto('/profile');
  await expect(page.getByText('Westlake High School').first()).toBeVisible();
  await expect(notice(page)).toContainText('You’re offline.');
});

test('L-03 what was changed elsewhere in the meantime is shown beside it, and an edit of a deleted campaign stays to be copied', async ({
  page,
  context,
  steps,
  server,
}) => {
  await steps.signUp();
  const { akron, draft, headers } = await prepare(page, server.url);
  await openOnce(page);
  await context.setOffline(true);
  await writeNote(page, 'From the phone');
  await editDraft(page, 'Coach, from the phone.');
  // The laptop has a connection.
  await page.request.patch(`/api/user/target-schools/${akron}`, { data: { notes: 'From the laptop' }, headers });
  await page.request.delete(`/api/user/campaigns/${draft.id}`, { headers });
  await cut(context, page, false);
  await expect(notice(page)).toContainText('2 changes made here need your decision.');
  await page.getByRole('button', { name: 'See them' }).click();
  const note = page.getByRole('listitem', { name: 'Akron' });
  await expect(note.getByRole('group', { name: 'This device' })).toContainText('phone');
  await expect(note.getByRole('group', { name: 'On the server' })).toContainText('laptop');
  await expect(page.getByRole('region', { name: 'Your text: Junior film' })).toContainText('Coach, from the phone.');
  await lookOver(page, 'what needs a decision');
  await note.getByRole('button', { name: 'Keep this device’s' }).click();
  await expect(note).toHaveCount(0);
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(page.getByRole('dialog', { name: 'Nothing is waiting' })).toBeVisible();
  expect(await json<Target[]>(page.request, '/api/user/target-schools')).toMatchObject([{ notes: 'From the phone' }]);
});

test('L-03 a server that is away is no connection either, and a board moved in the meantime follows', async ({ page, steps, server }) => {
  await steps.signUp();
  const { akron } = await prepare(page, server.url);
  await openOnce(page);
  await server.kill('SIGTERM');
  await page.goto(board);
  await expect(notice(page)).toContainText('You’re offline.');
  await page.getByRole('button', { name: 'Akron', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(column(page, 'WARM').getByText('Waiting', { exact: true })).toBeVisible();
  await server.restart();
  await expect(page.getByText('1 change sent')).toBeVisible({ timeout: 30_000 });
  expect((await json<Target[]>(page.request, '/api/user/target-schools')).find(({ schoolId }) => schoolId === akron)?.leadLevel).toBe(
    'warm',
  );
});

test('L-03 a session that ended hides what is kept until the same person signs in, another person wipes it, and so does signing out', async ({
  page,
  context,
  steps,
  server,
}) => {
  const account = await steps.signUp();
  await prepare(page, server.url);
  await openOnce(page);
  const headers = { origin: server.url };
  const { owner } = await keptOf(page);

  await forgetSession(page);
  await page.goto(board);
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect.poll(async () => (await keptOf(page)).owner?.isLocked).toBe(true);
  await context.setOffline(true);
  await page.goto(board);
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(page.getByText('Akron')).toHaveCount(0);
  await context.setOffline(false);

  await page.request.post('/api/login', { data: { username: account.username, password: account.password }, headers });
  await page.goto(board);
  await expect.poll(async () => (await keptOf(page)).owner).toMatchObject({ userId: owner?.userId, isLocked: false });
  await context.setOffline(true);
  await page.goto(board);
  await expect(page.getByRole('button', { name: 'Akron', exact: true })).toBeVisible();
  await context.setOffline(false);

  await forgetSession(page);
  await steps.signUp();
  await page.goto('/');
  await expect.poll(async () => (await keptOf(page)).owner?.userId).not.toBe(owner?.userId);
  await untilAllKept(page);
  await context.setOffline(true);
  await page.goto(board);
  await expect(page.getByRole('heading', { name: 'Your board is empty' })).toBeVisible();
  await cut(context, page, false);

  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  expect(await keptOf(page)).toEqual({ owner: null, answers: [], changes: 0 });
});

test('L-03 signing out with changes that were not sent asks first', async ({ page, context, steps, server }) => {
  await steps.signUp();
  const { akron, headers } = await prepare(page, server.url);
  await openOnce(page);
  await context.setOffline(true);
  await writeNote(page, 'From the phone');
  await page.request.patch(`/api/user/target-schools/${akron}`, { data: { notes: 'From the laptop' }, headers });
  await cut(context, page, false);
  await expect(notice(page)).toContainText('1 change made here needs your decision.');
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: '1 change not sent yet' });
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  expect((await keptOf(page)).changes).toBe(1);
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await question.getByRole('button', { name: 'Sign out and lose them' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  expect(await keptOf(page)).toEqual({ owner: null, answers: [], changes: 0 });
});
