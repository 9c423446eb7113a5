import { expect, type Page } from '@playwright/test';
import { fineInBothColors } from './light-and-dark';
import { violationsOf } from './violations-of';

/** Looks with axe at a page as a phone shows it, light and dark, and as a desk does; nothing may be wider than the screen. */
export async function lookOver(page: Page, what: string): Promise<void> {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 780 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: what }).toBeLessThanOrEqual(width);
    if (width === 360) await fineInBothColors(page, `${what} at ${width}`);
    else expect(await violationsOf(page), `${what} at ${width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 780 });
}
