import { expect, test } from './support/app-server';

const landing = /Write to the right coaches/u;

test.describe('the auth screen', () => {
  const account = { username: 'casey.r', email: 'casey@recruit.test', password: 'touchdown' };

  test('A-02 A-04 A-06 A-08 an athlete signs up, signs out and signs in again, by keyboard alone', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('tab', { name: 'Sign In' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeFocused();
    // The form is fetched when its tab is chosen.
    await expect(page.getByLabel('Month')).toBeVisible();
    for (const words of ['3', '14', '2009']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(words);
    }
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Username')).toBeFocused();
    await page.keyboard.type(account.username);
    for (const words of [account.email, account.password]) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(words);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('somethingelse');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Registration failed' })).toContainText("Passwords don't match");
    await page.getByLabel('Confirm Password', { exact: true }).fill(account.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Welcome to Recruit!' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Recruit!' })).toBeVisible();

    await page.getByRole('button', { name: 'Sign Out' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: landing })).toBeVisible();

    await page.goto('/campaigns');
    await page.getByLabel('Username').fill('CASEY.R');
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('You have successfully logged in.')).toBeVisible();
    await expect(page).toHaveURL(/\/$/u);
  });

  test('A-01 Sign In comes first, under the tagline', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Your college football recruiting platform')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(['Sign In', 'Sign Up']);
    await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
  });

  test('A-05 a wrong password is refused with a toast that can be dismissed', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Username').fill('nobody');
    await page.getByLabel('Password', { exact: true }).fill('not-it-1');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Login failed' })).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText('Login failed')).toBeHidden();
  });

  test('A-05 a dead network is distinguished', async ({ page }) => {
    await page.goto('/');
    await page.route('**/api/login', (route) => route.abort());
    await page.getByLabel('Username').fill('nobody');
    await page.getByLabel('Password', { exact: true }).fill('not-it-1');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('Network error. Please try again.')).toBeVisible();
  });

  test('A-02 the button waits and takes no second press while the answer is awaited', async ({ page }) => {
    await page.goto('/');
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/login', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByLabel('Username').fill('nobody');
    await page.getByLabel('Password', { exact: true }).fill('not-it-1');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
    letGo();
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
  });
});
