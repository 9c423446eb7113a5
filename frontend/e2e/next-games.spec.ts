import { expect, test } from './support/app-server';
import { violationsOf } from './support/violations-of';

const phone = { width: 360, height: 780 };
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10);

test('P-14 P-15 next games are added, changed and removed on a phone; coaches see them once they are ticked', async ({
  page,
  steps,
  server,
  browser,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize(phone);
  await steps.signUp();
  const headers = { origin: server.url };
  const data = { firstName: 'Marcus', lastName: 'Lee', birthdate: '2010-03-14', state: 'TX' };
  expect((await page.request.put(`${server.url}/api/user`, { data, headers })).ok()).toBe(true);

  await page.goto('/profile');
  const card = page.getByRole('region', { name: 'Next games' });
  const games = card.getByRole('list', { name: 'Games to come' }).getByRole('listitem');
  const save = async (opponent: string, date: string, button = 'Add next game') => {
    await card.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog', { name: /Next Game/u });
    await dialog.getByLabel('Opponent').fill(opponent);
    await dialog.getByLabel('Day').fill(date);
    await dialog.getByRole('button', { name: 'Save Game' }).click();
    return dialog;
  };
  const refused = await save('Bowie', inDays(-3));
  await expect(refused.getByText('This day is over.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await refused.getByLabel('Day').fill(inDays(14));
  await refused.getByLabel('Time (optional)').fill('19:30');
  await refused.getByLabel('Where').selectOption('Away');
  await refused.getByRole('button', { name: 'Save Game' }).click();
  await expect(games).toHaveText([/Bowie.*7:30 PM · Away/u]);
  await save('Marble Creek', inDays(7));
  await expect(games).toHaveText([/Marble Creek.*Home/u, /Bowie/u]);
  await save('Marble Creek', inDays(21), 'Edit the game against Marble Creek');
  await expect(games).toHaveText([/Bowie/u, /Marble Creek/u]);

  await page.getByRole('button', { name: 'Share Profile' }).click();
  const settings = page.getByRole('dialog', { name: 'Share Profile' });
  await expect(settings.getByLabel('Next games')).not.toBeChecked();
  await settings.getByLabel('Next games').check();
  await settings.getByRole('button', { name: 'Turn On' }).click();
  await expect(settings.getByRole('button', { name: 'Turn Off' })).toBeVisible();
  const { link } = (await (await page.request.get(`${server.url}/api/user/share`)).json()) as { link: string };
  const coach = await (await browser.newContext({ viewport: phone, baseURL: server.url })).newPage();
  await coach.goto(new URL(link).pathname);
  const shown = coach.getByRole('list', { name: 'Next games' }).getByRole('listitem');
  await expect(shown).toHaveText([/Bowie.*Away, 7:30 PM/u, /Marble Creek.*Home/u]);
  expect(await violationsOf(coach)).toEqual([]);

  await page.goto('/profile');
  await card.getByRole('button', { name: 'Remove the game against Bowie' }).click();
  await expect(games).toHaveText([/Marble Creek/u]);
  await coach.reload();
  await expect(shown).toHaveText([/Marble Creek/u]);
});
