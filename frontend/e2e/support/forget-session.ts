import type { Page } from '@playwright/test';

/**
 * As if the browser had lost its cookies. No page stays open: it would notice, and lead to the sign-in just when the test opens
 * another page.
 */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}
