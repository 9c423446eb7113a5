import { expect, test } from './support/app-server';
import { giveBirthDate } from './support/give-birth-date';
import { runSql } from './support/run-sql';
import { lookOver } from './support/look-over';

const yearOf = (age: number) => new Date().getFullYear() - age - 1;

test('U-06 an athlete of 15 signs up: the birth date first, then the account, and the profile has it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(page.getByRole('group', { name: 'What is your birth date?' })).toBeVisible();
  await lookOver(page, 'the birth date');
  await giveBirthDate(page, yearOf(15));
  await page.getByLabel('Username').fill('quinn.r');
  await lookOver(page, 'the account');
  await page.getByLabel('Email').fill('quinn@recruit.test');
  await page.getByLabel('Password', { exact: true }).fill('touchdown');
  await page.getByLabel('Confirm Password', { exact: true }).fill('touchdown');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Welcome to Recruit!').first()).toBeVisible();
  const { birthdate } = (await (await page.request.get('/api/user')).json()) as { birthdate: string };
  expect(birthdate).toBe(`${yearOf(15)}-03-14`);
});

test('U-06 a child is told so for the session, nothing leaves the device, and no row is made', async ({ page, server, context }) => {
  const users = () => runSql(server, 'select id from users');
  const before = await users();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await giveBirthDate(page, yearOf(11));
  const note = page.getByText('We can’t create an account for you right now.');
  await expect(note).toBeVisible();
  await lookOver(page, 'turned away');

  await page.reload();
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(note).toBeVisible();
  await page.goto('/privacy');
  await page.goBack();
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(note).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(other.getByText('We can’t create an account for you right now.')).toBeVisible();
  await expect(other.getByLabel('Month')).toHaveCount(0);

  expect(sent.filter((text) => text.includes(`${yearOf(11)}`) || text.includes('/api/register'))).toEqual([]);
  expect((await context.cookies()).map(({ name, value, expires }) => ({ name, value, expires }))).toEqual([
    { name: 'recruit.no-sign-up', value: '1', expires: -1 },
  ]);
  expect(await users()).toEqual(before);
});

test('U-06 Home asks for a birth date; one under 13 is asked back, and confirmed it leaves only the waiting screen', async ({
  page,
  steps,
  server,
}) => {
  await steps.signUp();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Add birth date' })).toBeVisible();
  await lookOver(page, 'Home that asks for the birth date');
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add birth date' })).toHaveCount(0);
  const wrong = `${yearOf(11)}-03-14`;
  await page.goto('/profile?tab=data');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Birthdate').fill(wrong);
  await page.getByRole('textbox', { name: 'City' }).fill('Austin');
  await page.getByRole('button', { name: 'Save Changes' }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Is this date right?' });
  await expect(question).toContainText(`Mar 14, ${yearOf(11)}`);
  await lookOver(page, 'the question');
  await question.getByRole('button', { name: 'No, change the date' }).click();
  await expect(page.getByLabel('Birthdate')).toHaveValue(wrong);
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Austin');

  await page.getByRole('button', { name: 'Save Changes' }).first().click();
  await question.getByRole('button', { name: 'Yes, the date is right' }).click();
  const heading = page.getByRole('heading', { level: 1, name: /^Your account will be deleted on / });
  await expect(heading).toBeVisible();
  const { deletionDueAt } = (await (await page.request.get('/api/user')).json()) as { deletionDueAt: string };
  // The day of the athlete's device: that of the machine may be another one.
  const day = await page.evaluate((due) => new Date(due).toLocaleDateString('en-US', { dateStyle: 'medium' }), deletionDueAt);
  await expect(heading).toContainText(day);
  await lookOver(page, 'the waiting screen');
  await page.goto('/campaigns');
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: 'Make my file' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: /^Download ZIP/ }).click()]);
  expect(download.suggestedFilename()).toBe('recruit-data.zip');
  expect(await runSql(server, 'select 1 from athlete_profiles where birthdate = $1', [wrong])).toEqual([]);

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
});
