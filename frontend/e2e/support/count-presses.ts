import type { Page } from '@playwright/test';

/** Counts every press of a finger or the mouse on what is opened in the page from now on, whatever it hits. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const count = () => Number(sessionStorage.getItem('presses') ?? 0);
    window.addEventListener('pointerdown', ({ isTrusted }) => isTrusted && sessionStorage.setItem('presses', String(count() + 1)), true);
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('presses') ?? 0));
}
