import { expect, test } from './support/app-server';
import { violationsOf } from './support/violations-of';

const person = (lastName: string, title: string, email: string) => ({
  firstName: 'Dana',
  lastName,
  title,
  email,
  phone: null,
  twitter: null,
});

// A server of its own: other files bring coaches into the same schools.
test.use({ viewport: { width: 360, height: 780 }, serverEnv: { SEND_UNDO_S: '4' } });

test('B-04 offered coaches are compared with the directory, accepted for the school, and one from elsewhere alone', async ({
  page,
  steps,
  server,
}) => {
  await steps.signInAsAdmin();
  const schools = (await (await page.request.get('/api/schools')).json()) as { id: number; name: string }[];
  const schoolId = schools.find(({ name }) => name === 'Akron')?.id;
  const headers = { origin: server.url };
  const moe = { schoolId, name: 'Dana Moe', title: 'Safeties', email: 'moe@uakron.edu' };
  expect((await page.request.post('/api/admin/coaches', { data: moe, headers })).ok()).toBe(true);
  const people = [
    person('Hill', 'Head Coach', 'hill@uakron.edu'),
    person('Moe', 'Linebackers', 'moe@uakron.edu'),
    person('Far', 'Kickers', 'far@elsewhere.example'),
  ];
  const offer = { schoolId, sourceUrl: 'https://gozips.com/staff', people, offerToAll: true };
  expect((await page.request.post('/api/user/contacts/import-staff-page', { data: offer, headers })).ok()).toBe(true);

  await page.goto('/admin/coaches?tab=suggestions');
  await page.getByRole('button', { name: /^Akron ·/u }).press('Enter');
  const difference = page.getByRole('list', { name: 'Difference: Akron' });
  await expect(difference.getByRole('listitem', { name: 'Dana Moe' })).toContainText('Safeties → Linebackers');
  await expect(difference.getByRole('listitem', { name: 'Dana Far' })).toContainText('Outside the school’s domains');
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.getByRole('button', { name: 'Accept all 2' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Akron: 2 coaches added or changed for everyone');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('1 added, 1 changed, 0 removed.')).toBeVisible();
  await expect(difference.getByRole('listitem')).toHaveCount(1);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('tab', { name: 'Suggestions (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'Accept: Dana Far' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Akron: Dana Far. Everyone sees it');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing to decide' })).toBeVisible();
});
