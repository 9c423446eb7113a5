import type { Page } from '@playwright/test';
import { expect, test } from './support/app-server';
import { fineInBothColors } from './support/light-and-dark';

const phone = { width: 360, height: 740 };

const label = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

async function startEditing(page: Page): Promise<void> {
  await page.goto('/profile');
  await button(page, 'Edit Profile').click();
  await expect(label(page, 'First Name')).toBeFocused();
}

test.describe('the profile', () => {
  test.beforeEach(async ({ steps }) => {
    await steps.signUp();
  });

  test('P-01 P-02 D-02 a new athlete finds dashes, what is missing, and the way to fill it in', async ({ page }) => {
    await page.goto('/profile');
    await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('group', { name: 'Test Score' })).toContainText('–');
    await expect(page.getByRole('region', { name: 'Profile Status' })).toContainText('Score 0');
    await button(page, 'Add: First name').click();
    await expect(page).toHaveURL(/tab=data/u);
    await expect(label(page, 'First Name')).toBeFocused();
  });

  test('P-03 P-04 S-05 an athlete fills in the profile; it is stored tidy and the sidebar names them', async ({ page }) => {
    await startEditing(page);
    const typed = {
      'First Name': 'Marcus',
      'Last Name': 'Lee',
      Birthdate: '2009-03-14',
      'Graduation Year': '2027',
      'High School': 'Westlake High School',
      City: 'Austin',
      State: 'texas',
      GPA: '3.7',
      'SAT Score': '1280',
      'Jersey Number': '07',
      Height: '6-2',
      'Weight (lbs)': '205',
      'Film Link (Hudl)': 'hudl.com/profile/12/Marcus-Lee',
      'X (Twitter) Handle': '@marcuslee12',
    };
    for (const [name, value] of Object.entries(typed)) await label(page, name).fill(value);
    await label(page, 'Position').selectOption('QB');
    await button(page, 'Save Changes').click();
    await expect(page.getByText('Profile Updated')).toBeVisible();
    await expect(page.getByText('Your athlete profile has been successfully updated.')).toBeVisible();
    await expect(button(page, 'Edit Profile')).toBeFocused();

    await expect(page.getByText('Marcus Lee')).toBeVisible();
    await expect(page.getByText('QB · Class of 2027')).toBeVisible();
    await page.reload();
    const stored = {
      Height: '6\'2"',
      State: 'TX',
      'Jersey Number': '07',
      Birthdate: '2009-03-14',
      'Film Link (Hudl)': 'https://hudl.com/profile/12/Marcus-Lee',
      'X (Twitter) Handle': 'marcuslee12',
    };
    for (const [name, value] of Object.entries(stored)) await expect(label(page, name)).toHaveValue(value);
    await expect(label(page, 'Height')).toBeDisabled();
    await tab(page, 'Overview').click();
    await expect(page.getByRole('group', { name: 'SAT' })).toContainText('1280');
    await expect(page.getByRole('region', { name: 'Profile Status' })).toContainText('Score 85');
    await tab(page, 'Film').click();
    await expect(page.getByRole('link', { name: 'Open at hudl.com' })).toHaveAttribute('target', '_blank');
  });

  test('P-04 P-13 what the server refuses is shown beside its field, and nothing is lost', async ({ page }) => {
    await startEditing(page);
    await label(page, 'City').fill('Austin');
    await label(page, 'SAT Score').fill('1700');
    await label(page, 'Height').fill('6ft2');
    await button(page, 'Save Changes').click();
    await expect(page.getByText('Update Failed')).toBeVisible();
    await expect(label(page, 'SAT Score')).toHaveAccessibleDescription('Enter an SAT score from 400 to 1600.');
    await expect(label(page, 'Height')).toHaveAccessibleDescription(/Write your height as 6'2"/u);
    await expect(label(page, 'City')).toHaveValue('Austin');
    await label(page, 'SAT Score').fill('1280');
    await label(page, 'Height').fill('74');
    await button(page, 'Save Changes').click();
    await expect(label(page, 'Height')).toHaveValue('6\'2"');
  });

  test('P-04 U-01 a new address needs the current password, and counts once its link was pressed', async ({ page }) => {
    await startEditing(page);
    await label(page, 'Email').fill(`new.${Date.now()}@recruit.test`);
    await label(page, 'Current Password').fill('wrong');
    await button(page, 'Save Changes').click();
    await expect(label(page, 'Current Password')).toHaveAccessibleDescription(/this one is not right/u);
    await label(page, 'Current Password').fill('touchdown');
    await button(page, 'Save Changes').click();
    await expect(page.getByText('Profile Updated')).toBeVisible();
    await expect(label(page, 'Email')).toHaveValue(/^athlete/u);
    await expect(page.getByText(/new\.\d+@recruit\.test/u).first()).toBeVisible();
  });

  test('P-01 what is not saved is not lost by a link, by Sign Out, by Back or by a reload', async ({ page }) => {
    await page.goto('/recruiting');
    await page.getByRole('navigation').getByRole('link', { name: 'Athlete Profile' }).click();
    await button(page, 'Edit Profile').click();
    await label(page, 'City').fill('Austin');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });

    await page.getByRole('navigation').getByRole('link', { name: 'Schools' }).click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(label(page, 'City')).toHaveValue('Austin');

    await button(page, 'Sign Out').click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(label(page, 'City')).toHaveValue('Austin');

    await tab(page, 'Stats').click();
    await tab(page, 'Data').click();
    await expect(label(page, 'City')).toHaveValue('Austin');

    await page.evaluate(() => window.history.back());
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/profile/u);
    await expect(label(page, 'City')).toHaveValue('Austin');

    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => window.setTimeout(() => window.location.reload()));
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();

    await page.evaluate(() => window.history.back());
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Schools' })).toBeVisible();
  });

  test('P-01 Back is free as long as nothing was typed, one step as ever, and after a save', async ({ page }) => {
    await page.goto('/recruiting');
    await page.getByRole('navigation').getByRole('link', { name: 'Athlete Profile' }).click();
    await button(page, 'Edit Profile').click();
    await expect(label(page, 'First Name')).toBeFocused();
    await page.evaluate(() => window.history.back());
    await expect(page.getByRole('heading', { level: 1, name: 'Schools' })).toBeVisible();

    await page.getByRole('navigation').getByRole('link', { name: 'Athlete Profile' }).click();
    await button(page, 'Edit Profile').click();
    await label(page, 'City').fill('Austin');
    await button(page, 'Save Changes').click();
    await expect(button(page, 'Edit Profile')).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Schools' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Schools' })).toBeVisible();
    await page.goBack();
    await expect(label(page, 'City')).toHaveValue('Austin');

    await button(page, 'Edit Profile').click();
    await label(page, 'City').fill('Waco');
    await button(page, 'Sign Out').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  });
});

test.describe('the profile on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('S-09 keeps Save Changes in view and free of toasts, with wide targets and nothing sideways', async ({ page, steps }) => {
    await steps.signUp();
    await startEditing(page);
    await label(page, 'X (Twitter) Handle').fill('marcuslee12');
    await expect(button(page, 'Save Changes')).toBeInViewport({ ratio: 1 });
    expect((await button(page, 'Save Changes').boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await expect(label(page, 'Weight (lbs)')).toHaveAttribute('inputmode', 'numeric');
    await expect(label(page, 'GPA')).toHaveAttribute('inputmode', 'decimal');
    await label(page, 'GPA').fill('9');
    await button(page, 'Save Changes').click();
    await expect(label(page, 'GPA')).toBeFocused();
    await label(page, 'GPA').fill('3.9');
    await button(page, 'Save Changes').click();
    await expect(page.getByText('Profile Updated')).toBeVisible();
  });

  test('S-11 has no accessibility violation on any tab, read or edited, light and dark', async ({ page, steps }) => {
    await steps.signUp();
    await page.goto('/profile');
    for (const name of ['Overview', 'Data', 'Stats', 'Film']) {
      await tab(page, name).click();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      await fineInBothColors(page, name);
    }
    await startEditing(page);
    await fineInBothColors(page, 'editing');
  });
});
