import type { Page } from '@playwright/test';
import { expect, test } from './support/app-server';
import { violationsOf } from './support/violations-of';

const coaches = `school_name,state,coach_name,coach_title,coach_email,coach_phone
Akron,OH,Wren Specimen,Head Coach,wren@akron.example.edu,
Akron,OH,Quinn Dummett,Quarterbacks,quinn@akron.example.edu,(330) 555-0100
Toledo,OH,=Robin Sample,Defensive Line,robin@toledo.example.edu,
`;

async function importCoaches(page: Page, origin: string): Promise<void> {
  const csvFile = { name: 'coaches.csv', mimeType: 'text/csv', buffer: Buffer.from(coaches) };
  const answer = await page.request.post('/api/admin/import-coaches-csv', { multipart: { csvFile }, headers: { origin } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const school = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

test.beforeEach(async ({ page, steps, server }) => {
  await steps.signInAsAdmin();
  await importCoaches(page, server.url);
});

test('K-01 K-03 the staff opens in its school, is searched and filtered, and the address keeps it', async ({ page }) => {
  await page.goto('/admin/coaches');
  await expect(page.getByRole('group', { name: 'Total schools' })).toContainText(/\d{3}/u);
  await page.getByLabel('Search schools and coaches').fill('akron');
  const akron = school(page, 'Akron');
  await akron.getByRole('button', { name: /^Akron/u }).click();
  await expect(akron.getByText('Wren Specimen')).toBeVisible();
  await expect(akron.getByRole('list').getByText('Head Coach', { exact: true }).first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('group', { name: 'Position' }).getByRole('button', { name: 'QB' }).click();
  await expect(akron.getByText('Quinn Dummett')).toBeVisible();
  await expect(akron.getByText('Wren Specimen')).toHaveCount(0);
  await expect(page).toHaveURL(/q=akron&position=QB/u);
  await page.reload();
  await expect(akron.getByText('Quinn Dummett')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '1 school, 1 coach' })).toBeVisible();
});

test('K-02 targets, mail, view and the export of the filtered contacts work', async ({ page }) => {
  await page.goto('/admin/coaches?q=toledo');
  const toledo = school(page, 'Toledo');
  await toledo.getByRole('button', { name: 'Add to Targets: Toledo' }).click();
  await expect(toledo.getByText('On your targets')).toBeVisible();
  await expect
    .poll(async () => {
      const favorites: { school: { name: string } }[] = await (await page.request.get('/api/user/favorites')).json();
      return favorites.map((favorite) => favorite.school.name);
    })
    .toContain('Toledo');

  await toledo.getByRole('button', { name: /^Toledo/u }).click();
  const mail = toledo.getByRole('listitem').filter({ hasText: '=Robin Sample' }).getByRole('link', { name: 'robin@toledo.example.edu' });
  await expect(mail).toHaveAttribute('href', 'mailto:robin@toledo.example.edu');
  await toledo.getByRole('button', { name: 'View Toledo' }).click();
  await expect(page.getByRole('dialog', { name: 'Toledo' }).getByText('Toledo, OH')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();

  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export Contacts' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('contacts.csv');
  const stream = await download.createReadStream();
  let text = '';
  for await (const piece of stream) text += String(piece);
  expect(text).toContain("'=Robin Sample");
  expect(text).not.toContain('Wren Specimen');
});

test('K-09 a school and its coach are added, verified, changed and deleted', async ({ page }) => {
  await page.goto('/admin/coaches');
  await page.getByRole('button', { name: 'Add School' }).click();
  const form = page.getByRole('dialog', { name: 'Add a school' });
  await form.getByLabel('Name', { exact: true }).fill('Lakeside College');
  await form.getByLabel('Division', { exact: true }).selectOption('D3');
  await form.getByLabel('City').fill('Lakeside');
  await form.getByLabel('State').fill('Narnia');
  await form.getByRole('button', { name: 'Add school' }).click();
  await expect(form.getByText(/Please enter a state of the USA/u)).toBeVisible();
  await form.getByLabel('State').fill('OH');
  await form.getByRole('button', { name: 'Add school' }).click();
  await expect(page.getByText('Lakeside College is in the directory')).toBeVisible();

  await page.getByLabel('Search schools and coaches').fill('lakeside');
  const lakeside = school(page, 'Lakeside College');
  await lakeside.getByRole('button', { name: /^Lakeside College/u }).click();
  await lakeside.getByRole('button', { name: 'Add coach at Lakeside College' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Dana Fieldhouse');
  await page.getByLabel('Title').fill('Recruiting Coordinator');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add coach', exact: true }).last().click();
  await expect(lakeside.getByText('Not verified yet')).toBeVisible();
  await lakeside.getByRole('button', { name: 'Mark as verified: Dana Fieldhouse' }).click();
  await expect(lakeside.getByText(/^Verified/u)).toBeVisible();

  await lakeside.getByRole('button', { name: 'Delete school Lakeside College' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('1 coach', { exact: true })).toBeVisible();
  await question.getByRole('button', { name: 'Delete school' }).click();
  await expect(page.getByText('Lakeside College is deleted')).toBeVisible();
  await expect(lakeside).toHaveCount(0);
});

test('R-11 a correction is settled and changes the directory', async ({ page, steps, server }) => {
  const headers = { origin: server.url };
  const schools: { id: number; name: string; coaches: { id: number; name: string }[] }[] = await (
    await page.request.get('/api/schools')
  ).json();
  const akron = schools.find(({ name }) => name === 'Akron');
  const coachId = akron?.coaches.find(({ name }) => name === 'Quinn Dummett')?.id;
  await steps.signUp();
  const proposed = { email: 'q.dummett@akron.example.edu' };
  const data = { schoolId: akron?.id, coachId, kind: 'wrong_address', proposed, note: 'It came back' };
  const answer = await page.request.post('/api/user/corrections', { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);

  await steps.signInAsAdmin();
  await page.goto('/admin/coaches');
  await page.getByRole('tab', { name: 'Corrections (1)' }).click();
  await expect(page.getByText('q.dummett@akron.example.edu')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Accept: Quinn Dummett, Akron' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing to decide' })).toBeVisible();
  await page.goto('/admin/coaches?q=quinn');
  await school(page, 'Akron')
    .getByRole('button', { name: /^Akron/u })
    .press('Tab');
  await expect(page.getByRole('link', { name: 'q.dummett@akron.example.edu' })).toBeVisible();
});
