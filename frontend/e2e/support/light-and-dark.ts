import { expect, type Page } from '@playwright/test';
import { violationsOf } from './violations-of';

/** Until the page has its colours, the old ones may be on the new ground. */
export async function wear(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** Looks with axe at a page in the light, then at its colours in the dark, without loading it again: nothing else differs. */
export async function fineInBothColors(page: Page, what: string): Promise<void> {
  await wear(page, 'light');
  expect(await violationsOf(page), `${what}, light`).toEqual([]);
  await wear(page, 'dark');
  expect(await violationsOf(page, 'colors'), `${what}, dark`).toEqual([]);
  await wear(page, 'light');
}
