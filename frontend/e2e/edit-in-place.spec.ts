import { expect, test } from './support/app-server';
import { violationsOf } from './support/violations-of';

test('P-14 on a phone a field is tapped and its section saved alone: a private phone, the scale of a GPA, a long snapper', async ({
  page,
  steps,
  server,
  browser,
}) => {
  const viewport = { width: 360, height: 740 };
  await page.setViewportSize(viewport);
  await steps.signUp();
  const saved: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/api/user')) saved.push(request.postDataJSON());
  });
  await page.goto('/profile?tab=data');
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  const save = (name: string) => card(name).getByRole('button', { name: 'Save Changes' }).click();

  await page.getByRole('button', { name: 'Change GPA', exact: true }).click();
  await expect(page.getByLabel('GPA', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Position', { exact: true })).toBeDisabled();
  await page.getByLabel('GPA', { exact: true }).fill('4.6');
  await page.getByLabel('GPA Scale').selectOption('5.0 weighted');
  await page.getByLabel('Phone', { exact: true }).fill('(330) 555-0142');
  expect(await violationsOf(page), 'one section to be edited').toEqual([]);
  await save('Personal Information');
  await expect(page.getByRole('button', { name: 'Change GPA', exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'Change Position', exact: true }).click();
  await page.getByLabel('Position', { exact: true }).selectOption('LS');
  await save('Athletic Information');
  await expect(page.getByRole('button', { name: 'Change Position', exact: true })).toBeVisible();
  expect(saved.map((body) => Object.keys(body as object).sort())).toEqual([
    ['before', 'gpa', 'gpaScale', 'phone'],
    ['before', 'position'],
  ]);
  await page.reload();
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('(330) 555-0142');
  await expect(page.getByLabel('Position', { exact: true })).toHaveValue('LS');

  const headers = { origin: server.url };
  await page.request.put('/api/user', { data: { firstName: 'Sam', lastName: 'Snapper', birthdate: '2010-05-04' }, headers });
  const share = await page.request.put('/api/user/share', { data: { enabled: true }, headers });
  const { link } = (await share.json()) as { link: string };
  const stranger = await browser.newContext({ viewport, baseURL: server.url });
  const coach = await stranger.newPage();
  await coach.goto(new URL(link).pathname);
  await expect(coach.getByRole('heading', { level: 1 })).toContainText('Sam');
  await expect(coach.getByRole('group', { name: 'GPA', exact: true })).toContainText('4.6');
  await expect(coach.getByRole('group', { name: 'GPA', exact: true })).toContainText('5.0 weighted');
  await expect(coach.locator('html')).not.toContainText('555-0142');
  await stranger.close();
});
