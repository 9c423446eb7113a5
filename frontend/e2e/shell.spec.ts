import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/app-server';

const forEverybody = ['/privacy', '/terms', '/support'] as const;
const signedIn = [
  ['/', /^Welcome back, /u],
  ['/profile', 'Athlete Profile'],
  ['/recruiting', 'Schools'],
  ['/campaigns', 'Email Campaigns'],
  ['/recruiting-strategy', 'Recruiting Strategy'],
  ['/analytics', 'Analytics'],
  ['/fit?school=1', /./u],
] as const;
const admins = [
  ['/admin/templates', 'Email Templates'],
  ['/admin/coaches', 'Coach Database'],
  ['/admin/operations', 'Operations'],
] as const;
const widths = [360, 768, 1440] as const;
const landing = /Write to the right coaches/u;

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`));
}

async function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}

test.describe('signed out', () => {
  test('S-03 every path but the public ones shows the landing page', async ({ page }) => {
    for (const path of ['/', '/campaigns', '/admin/coaches', '/nowhere']) {
      await page.goto(path);
      await expect(heading(page, landing)).toBeVisible();
      await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
    }
  });

  test('S-06 the foot leads to privacy, terms and support, and shows the years', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(`© 2024–${new Date().getFullYear()} Recruit`)).toBeVisible();
    for (const name of ['Privacy', 'Terms', 'Support']) {
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await expect(heading(page, name)).toBeVisible();
    }
  });

  test('A-07 /api/login leads a browser to the sign-in screen', async ({ page }) => {
    await page.goto('/api/login');
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
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

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`S-11 no page has an accessibility violation (${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const path of ['/', ...forEverybody, '/verify-email?token=x']) {
        await page.goto(path);
        await expect(heading(page, /./u)).toBeVisible();
        expect(await violations(page), path).toEqual([]);
      }
      await page.goto('/');
      await page.getByRole('tab', { name: 'Sign Up' }).click();
      await page.getByRole('button', { name: 'Create Account' }).click();
      expect(await violations(page), 'sign-up with errors').toEqual([]);
    });
  }

  test('S-09 no page scrolls sideways at 360, 768 and 1440 px', async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/', ...forEverybody]) {
        await page.goto(path);
        await expect(heading(page, /./u)).toBeVisible();
        expect(await scrollsSideways(page), `${path} at ${width}`).toBe(false);
      }
    }
  });
});

test.describe('the auth screen', () => {
  const account = { username: 'casey.r', email: 'casey@recruit.test', password: 'touchdown' };

  test('A-02 A-04 A-06 A-08 an athlete signs up, signs out and signs in again, by keyboard alone', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('tab', { name: 'Sign In' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeFocused();
    for (const words of [account.username, account.email, account.password]) {
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
    await expect(heading(page, 'Welcome back, casey.r!')).toBeVisible();

    await page.getByRole('button', { name: 'Sign Out' }).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, landing)).toBeVisible();

    await page.goto('/campaigns');
    await page.getByLabel('Username').fill('CASEY.R');
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('You have successfully logged in.')).toBeVisible();
    await expect(page).toHaveURL(/\/$/u);
  });

  test('A-05 a wrong password is refused with a toast that can be dismissed', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Username').fill('nobody');
    await page.getByLabel('Password', { exact: true }).fill('not-it-1');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Login failed' })).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText('Login failed')).toBeHidden();
  });

  test('A-05 a dead network is told apart', async ({ page }) => {
    await page.goto('/');
    await page.route('**/api/login', (route) => route.abort());
    await page.getByLabel('Username').fill('nobody');
    await page.getByLabel('Password', { exact: true }).fill('not-it-1');
    await page.getByRole('button', { name: 'Sign In' }).click();
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
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
    letGo();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  });
});

test.describe('signed in', () => {
  test('S-01 every route works, and again after a reload', async ({ page, steps }) => {
    await steps.signUp();
    for (const [path, name] of signedIn) {
      await page.goto(path);
      await expect(heading(page, name)).toBeVisible();
      await page.reload();
      await expect(heading(page, name)).toBeVisible();
    }
  });

  test('S-02 any other path shows "404 Page Not Found" with a way home', async ({ page, steps }) => {
    await steps.signUp();
    await page.goto('/nowhere');
    await expect(heading(page, '404 Page Not Found')).toBeVisible();
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(heading(page, /^Welcome back/u)).toBeFocused();
  });

  test('S-04 S-05 X-04 an athlete sees six entries, a placeholder name, and no admin page', async ({ page, steps }) => {
    await steps.signUp();
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link')).toHaveText([
      'Home',
      'Athlete Profile',
      'Schools',
      'Email Campaigns',
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

  test('S-07 old addresses lead to the real ones', async ({ page, steps }) => {
    await steps.signUp();
    await page.goto('/spreadsheet');
    await expect(page).toHaveURL(/\/recruiting$/u);
    await page.goto('/email-campaigns');
    await expect(page).toHaveURL(/\/campaigns$/u);
  });

  test('S-08 X-03 a session that ended says so and leads to the sign-in', async ({ page, steps }) => {
    await steps.signUp();
    await page.goto('/analytics');
    await expect(heading(page, 'Analytics')).toBeVisible();
    await page.context().clearCookies();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await expect(page.getByText('You are logged out. Logging in again...')).toBeVisible();
    await expect(heading(page, landing)).toBeVisible();
  });

  test('S-09 on a phone a bottom bar and a drawer stand in for the sidebar', async ({ page, steps }) => {
    await steps.signUp();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'Shortcuts' });
    await bar.getByRole('link', { name: 'Mail' }).click();
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

  test('S-09 no page scrolls sideways at 360, 768 and 1440 px', async ({ page, steps }) => {
    await steps.signInAsAdmin();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const [path, name] of [...signedIn, ...admins]) {
        await page.goto(path);
        await expect(heading(page, name)).toBeVisible();
        expect(await scrollsSideways(page), `${path} at ${width}`).toBe(false);
      }
    }
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
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`S-11 no page has an accessibility violation (${colorScheme})`, async ({ page, steps }) => {
      await steps.signInAsAdmin();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const [path, name] of [...signedIn, ...admins, ['/nowhere', /404/u] as const]) {
        await page.goto(path);
        await expect(heading(page, name)).toBeVisible();
        await expect(page.getByRole('status', { name: /^Loading/u })).toHaveCount(0);
        expect(await violations(page), path).toEqual([]);
      }
    });
  }
});
