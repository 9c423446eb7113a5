import type { Page } from '@playwright/test';
import { expect, test } from './support/app-server';
import { violationsOf } from './support/violations-of';

const toast = (page: Page, title: string) => page.getByRole('region', { name: 'Notifications' }).getByText(title, { exact: true });

const details = (page: Page) => page.getByRole('region', { name: 'Campaign Details' });

test('C-02 two tabs with one draft: the second save shows both texts, and neither is lost', async ({ page, context, steps, server }) => {
  await steps.signUp();
  const headers = { origin: server.url };
  const data = { name: 'Junior film', subject: 'My film', template: 'Coach, hello.' };
  await page.request.post('/api/user/campaigns', { data, headers });
  await page.goto('/campaigns');
  const other = await context.newPage();
  other.on('dialog', (dialog) => void dialog.accept());
  await other.goto('/campaigns');
  const editor = (tab: Page) => tab.getByRole('dialog', { name: 'Edit Campaign' });
  const edit = async (tab: Page, text: string) => {
    await details(tab).getByRole('button', { name: 'Edit' }).click();
    await editor(tab).getByLabel('Email', { exact: true }).fill(text);
  };
  await edit(page, 'Coach, from the first tab.');
  await edit(other, 'Coach, from the second tab.');
  await editor(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Campaign Updated')).toBeVisible();

  await editor(other).getByRole('button', { name: 'Save Changes' }).click();
  const choice = other.getByRole('dialog', { name: 'This text was changed elsewhere' });
  await expect(choice.getByRole('group', { name: 'Your version' }).locator('mark')).toContainText('second');
  await expect(choice.getByRole('group', { name: 'Other version' }).locator('mark')).toContainText('first');
  expect(await violationsOf(other), 'two versions').toEqual([]);
  await choice.getByRole('button', { name: 'Edit both together' }).click();
  await expect(editor(other).getByLabel('Email', { exact: true })).toHaveValue('Coach, from the second tab.\nCoach, from the first tab.');
  await other.reload();
  await details(other).getByRole('button', { name: 'Edit' }).click();
  await expect(editor(other).getByLabel('Email', { exact: true })).toHaveValue(/second tab\.\nCoach, from the first/u);
  await editor(other).getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(other, 'Campaign Updated')).toBeVisible();
  await details(other).getByRole('button', { name: 'Edit' }).click();
  await expect(editor(other).getByText('Another version of this text is kept in this tab.')).toBeVisible();
});

test('P-04 two tabs with one profile: different fields both last, and of one field both values are shown on a phone', async ({
  page,
  context,
  steps,
  server,
}) => {
  await steps.signUp();
  const headers = { origin: server.url };
  await page.request.put('/api/user', { data: { city: 'Austin', gpa: 3.5 }, headers });
  const other = await context.newPage();
  await other.setViewportSize({ width: 360, height: 740 });
  for (const tab of [page, other]) {
    await tab.goto('/profile?tab=data');
    await tab.getByRole('button', { name: 'Edit Profile' }).click();
  }
  const save = (tab: Page) => tab.getByRole('button', { name: 'Save Changes' }).click();
  // Typed before the first tab saves: a page confirms what its document contained, and a field that nobody has touched would show the new value.
  await other.getByRole('textbox', { name: 'City' }).fill('Dallas');
  await other.getByRole('textbox', { name: 'GPA', exact: true }).fill('3.6');
  await page.getByRole('textbox', { name: 'City' }).fill('Waco');
  await page.getByRole('textbox', { name: 'State' }).fill('TX');
  await save(page);
  await expect(toast(page, 'Profile Updated')).toBeVisible();
  await save(other);
  const dialog = other.getByRole('dialog', { name: 'Your profile was changed elsewhere' });
  const city = dialog.getByRole('radiogroup', { name: 'City' });
  await expect(city.getByRole('radio', { name: /^Dallas/u })).toBeChecked();
  await expect(dialog.getByRole('radiogroup')).toHaveCount(1);
  expect(await violationsOf(other), 'two values').toEqual([]);
  expect(await other.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  await city.getByRole('radio', { name: /^Waco/u }).check();
  await dialog.getByRole('button', { name: 'Save my choice' }).click();
  await expect(toast(other, 'Profile Updated')).toBeVisible();
  const stored = (await (await page.request.get('/api/user')).json()) as Record<string, unknown>;
  expect(stored).toMatchObject({ city: 'Waco', state: 'TX', gpa: 3.6 });
});
