import type { Page } from '@playwright/test';

/** The first step of Sign Up; 16 years ago, unless told otherwise. */
export async function giveBirthDate(page: Page, year = new Date().getFullYear() - 16): Promise<void> {
  for (const [part, value] of [
    ['Month', '3'],
    ['Day', '14'],
    ['Year', String(year)],
  ] as const) {
    await page.getByLabel(part).fill(value);
  }
  await page.getByRole('button', { name: 'Next' }).click();
}
