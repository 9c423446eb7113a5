import { expect, type Page } from '@playwright/test';
import { violationsOf } from './violations-of';

/** Looks with axe at a page as a phone shows it, light and dark, and as a desk does; nothing may be wider than the screen. */
export async function lookOver(page: Page, what: string): Promise<void> {
  for (const [width, colorScheme] of [
    [360, 'light'],
    [360, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 780 });
    await page.emulateMedia({ colorScheme });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(width);
    expect(await violationsOf(page), `${what} at ${width}, ${colorScheme}`).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 780 });
  await page.emulateMedia({ colorScheme: 'light' });
}
