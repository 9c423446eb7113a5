import type { Page } from '@playwright/test';
import { expect, test } from './support/app-server';
import { favorites, keptOf, notice, star, untilKept } from './support/offline-steps';

test.use({ serviceWorkers: 'allow' });

interface Early {
  /** CSS of what is pressed as soon as the kept page is there, before any file of the app has run. */
  press?: string[];
  /** Typed into the search at the same moment. */
  type?: string;
}

interface Seen {
  pressedEarly?: string[];
}

/** From now on each kept page is pressed before the app runs; what it looked like then is kept beside it. */
async function pressEarly(page: Page, early: Early): Promise<void> {
  await page.addInitScript(({ press = [], type }: Early) => {
    const look = new MutationObserver(() => {
      if (location.pathname !== '/recruiting') return;
      const parts = press.map((selector) => document.querySelector<HTMLElement>(`[data-kept] ${selector}`));
      const field = document.querySelector<HTMLInputElement>('[data-kept] input[type="search"]');
      if (parts.includes(null) || (type !== undefined && field === null)) return;
      look.disconnect();
      for (const part of parts) part?.click();
      if (field !== null && type !== undefined) {
        field.focus();
        field.value = type;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      (globalThis as Seen).pressedEarly = parts.map((part) => `${part?.getAttribute('aria-busy')} ${part?.style.opacity}`);
    });
    look.observe(document, { childList: true, subtree: true });
  }, early);
}

const seenEarly = (page: Page) => page.evaluate(() => (globalThis as Seen).pressedEarly);

/** The page is opened until this device keeps how it looks; then the network is cut. */
async function keep(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilKept(page);
  await page.reload();
  await untilKept(page, 'getUser', 'listSchools', 'listFavorites', 'getHome', `page ${new URL(page.url()).pathname}`);
}

test('L-03 a button pressed on the kept page looks pressed, and is pressed once as soon as the app has drawn it', async ({
  page,
  context,
  steps,
  server,
}) => {
  await steps.signUp();
  await favorites(page, server.url, 'Akron');
  await keep(page, '/recruiting');
  await context.setOffline(true);
  // Somebody impatient presses twice.
  const akron = 'button[aria-label="Favorite: Akron"]';
  await pressEarly(page, { press: [akron, akron] });
  await page.goto('/recruiting');
  await expect(page.locator('[data-kept]')).toHaveCount(0);
  expect(await seenEarly(page)).toEqual(['true 0.5', 'true 0.5']);
  await expect(star(page, 'Akron')).toHaveAttribute('aria-pressed', 'false');
  await expect(notice(page)).toContainText('1 change is waiting on this device.');
  expect((await keptOf(page)).changes).toBe(1);
});

test('L-03 what is typed into the kept page continues in the same field of the app', async ({ page, context, steps, server }) => {
  await steps.signUp();
  await favorites(page, server.url, 'Akron');
  await keep(page, '/recruiting');
  await context.setOffline(true);
  await pressEarly(page, { type: 'tole' });
  await page.goto('/recruiting');
  await expect(page.locator('[data-kept]')).toHaveCount(0);
  const search = page.getByRole('searchbox', { name: 'Search schools' });
  await expect(search).toHaveValue('tole');
  await expect(search).toBeFocused();
  await page.keyboard.type('do');
  await expect(search).toHaveValue('toledo');
  await expect(star(page, 'Toledo')).toBeVisible();
  await expect(star(page, 'Akron')).toHaveCount(0);
});

test('L-03 a link of the kept page leads where it always does, before the app runs', async ({ page, context, steps, server }) => {
  await steps.signUp();
  await favorites(page, server.url, 'Akron');
  await page.setViewportSize({ width: 360, height: 760 });
  await keep(page, '/recruiting');
  await context.setOffline(true);
  await pressEarly(page, { press: ['nav[aria-label="Shortcuts"] a[href="/"]'] });
  await page.goto('/recruiting').catch(() => undefined);
  await expect(page).toHaveURL(/\/$/u);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
});
