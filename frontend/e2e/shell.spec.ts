import type { Page } from '@playwright/test';
import { expect, test } from './support/app-server';
import { routes } from './support/routes';

const { admins } = routes;
const landing = /Write to the right coaches/u;

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test.describe('signed out', () => {
  test('S-03 A-07 the first page, pages of the app and unknown paths show the landing page; /api/login leads to the sign-in', async ({
    page,
  }) => {
    for (const path of ['/', '/campaigns', '/admin/coaches', '/nowhere']) {
      await page.goto(path);
      await expect(heading(page, landing)).toBeVisible();
      await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
    }
    await page.goto('/api/login');
    await expect(page).not.toHaveURL(/api/u);
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  });

  test('S-06 the foot leads to privacy, terms and support, and shows the years', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(`© 2024–${new Date().getFullYear()} Recruit`)).toBeVisible();
    for (const name of ['Privacy', 'Terms', 'Support']) {
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await expect(heading(page, name)).toBeVisible();
    }
  });

  test('S-10 the theme follows the system, can be switched, and is remembered', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await page.reload({ waitUntil: 'commit' });
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button', { name: 'Dark theme' })).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('signed in', () => {
  test('S-02 S-07 old addresses lead to the real ones, any other path shows "404 Page Not Found" with a way home', async ({
    page,
    steps,
  }) => {
    await steps.signUp();
    await page.goto('/spreadsheet');
    await expect(page).toHaveURL(/\/recruiting$/u);
    await page.goto('/email-campaigns');
    await expect(page).toHaveURL(/\/campaigns$/u);
    await page.goto('/nowhere');
    await expect(heading(page, '404 Page Not Found')).toBeVisible();
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(heading(page, 'Welcome to Recruit!')).toBeFocused();
  });

  test('S-04 S-05 X-04 an athlete sees six entries and Conversations, a placeholder name, and no admin page', async ({ page, steps }) => {
    await steps.signUp();
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link')).toHaveText([
      'Home',
      'Athlete Profile',
      'Schools',
      'Email Campaigns',
      'Conversations',
      'Recruiting Strategy',
      'Analytics',
    ]);
    await expect(page.getByText('Student Athlete')).toBeVisible();
    await expect(page.getByText('Update Profile', { exact: true })).toBeVisible();
    for (const [path] of admins) {
      await page.goto(path);
      await expect(heading(page, 'Not allowed')).toBeVisible();
    }
  });

  test('S-01 S-04 an admin also gets Email Templates, Coach Database and Operations', async ({ page, steps }) => {
    await steps.signInAsAdmin();
    await page.goto('/');
    for (const [path, name] of admins) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`, 'u'));
      await expect(heading(page, name)).toBeVisible();
    }
  });

  test('S-08 X-03 a session that ended says so, leads to the sign-in and back again', async ({ page, steps }) => {
    const { username, password } = await steps.signUp();
    await page.goto('/analytics');
    await expect(heading(page, 'Analytics')).toBeVisible();
    let letGo: () => void = () => undefined;
    const read = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/login', async (route) => {
      await read;
      await route.continue();
    });
    await page.context().clearCookies();
    // Asked within the page: an expectation from outside waits for the way to the sign-in, which is held here.
    const said = page.waitForFunction(() => document.body.innerText.includes('You are logged out. Logging in again...'));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Email Campaigns' }).click();
    await said;
    letGo();
    await expect(heading(page, landing)).toBeVisible();
    await expect(page.getByText('Your session ended. Sign in again to go back to where you were.')).toBeVisible();
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(heading(page, 'Email Campaigns')).toBeVisible();
  });

  test('S-09 on a phone a bottom bar and a drawer replace the sidebar', async ({ page, steps }) => {
    await steps.signUp();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'Shortcuts' });
    await bar.getByRole('link', { name: 'Email' }).click();
    await expect(heading(page, 'Email Campaigns')).toBeVisible();
    const more = bar.getByRole('button', { name: 'More' });
    await more.click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Analytics' }).click();
    await expect(heading(page, 'Analytics')).toBeVisible();
    await more.click();
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeHidden();
    await expect(more).toBeFocused();
  });

  test('S-11 the keyboard skips the menu, and a navigation moves the focus to the heading', async ({ page, steps }) => {
    await steps.signUp();
    await page.goto('/analytics');
    await expect(heading(page, 'Analytics')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Recruiting Strategy' }).press('Enter');
    await expect(heading(page, 'Recruiting Strategy')).toBeFocused();
    await expect(page).toHaveTitle('Recruiting Strategy · Recruit');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Athlete Profile' }).press('Enter');
    await expect(heading(page, 'Athlete Profile')).toBeFocused();
    const tab = page.getByRole('tab', { name: 'Overview' });
    await tab.focus();
    await expect(tab).toHaveCSS('outline-style', 'solid');
    await tab.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Data' })).toHaveCSS('outline-style', 'solid');
  });
});
