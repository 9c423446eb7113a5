import type { Page } from '@playwright/test';

/** Opens an address of the web app as its links do: nothing is loaded again, which is most of the work of a visit. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}
