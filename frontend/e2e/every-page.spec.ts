import type { Page } from '@playwright/test';
import { expect, test } from './support/app-server';
import { forgetSession } from './support/forget-session';
import { routes } from './support/routes';
import { fineInBothColors } from './support/light-and-dark';
import { giveBirthDate } from './support/give-birth-date';
import { goWithin } from './support/go-within';

const widths = [360, 768, 1440] as const;

/** What is built for a width by script follows the window a moment later than what the style sheets say. */
async function fitsEveryWidth(page: Page, path: string): Promise<void> {
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(tooWide, { message: `${path} at ${width}` }).toBeLessThanOrEqual(0);
  }
}

/** Looks at all that is asked of every page while it is open, since to open it is most of the work. */
async function lookAt(page: Page, path: string, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('status', { name: /^Loading/u })).toHaveCount(0);
  await fitsEveryWidth(page, path);
  await fineInBothColors(page, path);
}

/**
 * Each page that a link leads to, and again after a reload, when it is looked at. Those that have no heading of their own (parts of
 * Settings, a school) would be taken for the page before, and are opened by their address.
 */
async function worksAndIsFine(page: Page, pages: readonly (readonly [string, string | RegExp])[]): Promise<void> {
  await page.goto('/');
  for (const [path, name] of pages) {
    if (typeof name === 'string') {
      await goWithin(page, path);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await page.reload();
    } else await page.goto(path);
    await lookAt(page, path, name);
  }
}

/** The tests of all pages go without a service worker, of which Playwright and then the app warn. */
const withoutWorker = /^Service Worker registration blocked|^Recruit cannot open offline/u;

/** Collects what the browser complains of from now on: a request that failed, an exception, something blocked, an unknown header. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type()) && !withoutWorker.test(message.text());
    if (isComplaint) errors.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

test('S-09 S-11 no page scrolls sideways at 360, 768 and 1440 px or has an accessibility violation, signed out', async ({ page }) => {
  test.slow();
  for (const path of ['/', ...routes.forEverybody, '/verify-email?token=x']) {
    await page.goto(path);
    await lookAt(page, path, /./u);
  }
  await page.goto('/');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await fineInBothColors(page, 'birth date with errors');
  await giveBirthDate(page);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await fineInBothColors(page, 'sign-up with errors');
});

test('S-01 S-09 S-11 every route works, and again after a reload; none scrolls sideways or has an accessibility violation', async ({
  page,
  steps,
}) => {
  test.slow();
  await steps.signUp();
  const errors = watchErrors(page);
  await worksAndIsFine(page, routes.signedIn);
  await goWithin(page, '/nowhere');
  await lookAt(page, '/nowhere', /404/u);
  expect(errors, 'what a new athlete’s pages log as errors').toEqual([]);
  await forgetSession(page);
  await steps.signInAsAdmin();
  errors.length = 0;
  await worksAndIsFine(page, [['/', 'Welcome to Recruit!'], ...routes.admins]);
  expect(errors, 'what an admin’s pages log as errors').toEqual([]);
});
