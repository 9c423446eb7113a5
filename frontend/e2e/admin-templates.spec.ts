import { expect, test } from './support/app-server';
import { violationsOf } from './support/violations-of';

test('T-01 a template is written, changed, offered to athletes and deleted', async ({ page, steps }) => {
  await steps.signInAsAdmin();
  await page.goto('/admin/templates');
  await page.getByRole('button', { name: 'Create Template' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create Email Template' });
  await dialog.getByLabel('Template name').fill('Camp invitation');
  await dialog.getByLabel('Subject (optional)').fill('Summer camp');
  await dialog.getByLabel('Content').fill('Dear Coach ');
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Insert: Coach’s last name' }).click();
  await dialog.getByRole('button', { name: 'Create Template' }).click();
  await expect(page.getByText('Template created successfully!')).toBeVisible();
  const card = page.getByRole('listitem', { name: 'Camp invitation' });
  await expect(card).toContainText('Summer camp');
  await expect(card).toContainText('Dear Coach Coach’s last name');
  await expect(card.getByText(/^Created/u)).toBeVisible();

  await card.getByRole('button', { name: 'Edit Camp invitation' }).click();
  await page.getByLabel('Description (optional)').fill('Before summer');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Template updated successfully!')).toBeVisible();
  await expect(card.getByText('Before summer')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.goto('/campaigns');
  await page.getByRole('button', { name: 'Create Campaign' }).first().click();
  await expect(page.getByRole('button', { name: 'Use template: Camp invitation' })).toBeVisible();

  await page.goto('/admin/templates');
  await card.getByRole('button', { name: 'Delete Camp invitation' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete template' }).click();
  await expect(page.getByText('Template deleted successfully!')).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('T-01 an athlete does not come in', async ({ page, steps }) => {
  await steps.signUp();
  await page.goto('/admin/templates');
  await expect(page.getByRole('heading', { name: 'Email Templates' })).toHaveCount(0);
});
