import { expect, test } from './support/app-server';
import { campaignSteps } from './support/campaign-steps';
import { lookOver } from './support/look-over';

const label = 'Search schools, coaches, campaigns and pages';

test('R-13 S-11 Ctrl-K finds a school, a coach, a campaign and a page, each opened by Enter', async ({ page, steps, server }) => {
  await steps.signUp();
  const coach = { name: 'Quentin Zebrowski', title: 'Head Coach', email: 'q.zebrowski@example.edu', schoolId: 1 };
  await campaignSteps.ask(page, 'POST', `${server.url}/api/user/contacts`, coach);
  const campaign = { name: 'Zenith film', subject: 'Film', template: 'Coach {{coachLastName}}, my film.' };
  await campaignSteps.ask(page, 'POST', `${server.url}/api/user/campaigns`, campaign);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/analytics');
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();

  const field = page.getByRole('combobox', { name: label });
  for (const [search, found, heading] of [
    ['ohio st', 'Ohio State', 'Ohio State'],
    ['zebrow', 'Quentin Zebrowski', /Zebrowski/u],
    ['zenith', 'Zenith film', 'Email Campaigns'],
    ['recruiting str', 'Recruiting Strategy', 'Recruiting Strategy'],
  ] as const) {
    await page.keyboard.press('ControlOrMeta+k');
    await field.fill(search);
    await expect(page.getByRole('option', { selected: true })).toContainText(found);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('R-13 S-11 on a phone the icon at the top opens the search, and nothing in it is out of reach', async ({ page, steps }) => {
  await steps.signUp();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const field = page.getByRole('combobox', { name: label });
  await expect(field).toBeFocused();
  await field.fill('ohio');
  await expect(page.getByRole('group', { name: 'Schools' }).getByRole('option')).toHaveCount(5);
  await lookOver(page, 'the search');
  await field.fill('xyzzyq');
  await expect(page.getByText('Nothing found for “xyzzyq”.')).toBeVisible();
  await lookOver(page, 'the search without a result');
  await field.fill('miami');
  await page
    .getByRole('option', { name: /^Miami\s?D1/u })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Miami' })).toBeVisible();
});

test('S-11 "?" lists the keys, and writes itself where somebody types', async ({ page, steps }) => {
  await steps.signInAsAdmin();
  await page.goto('/recruiting');
  await page.getByRole('searchbox', { name: 'Search schools' }).pressSequentially('ohio?');
  await expect(page.getByRole('searchbox', { name: 'Search schools' })).toHaveValue('ohio?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('heading', { level: 1, name: 'Schools' }).focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await lookOver(page, 'the list of keys');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Schools' })).toBeFocused();
});

test('P-01 what is not saved is asked about before the search leads away', async ({ page, steps }) => {
  await steps.signUp();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('City', { exact: true }).fill('Austin');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: label }).fill('ohio state');
  await expect(page.getByRole('option', { selected: true })).toContainText('Ohio State');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Austin');

  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: label }).fill('ohio state');
  await page
    .getByRole('option', { name: /^Ohio State/u })
    .first()
    .click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ohio State' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
