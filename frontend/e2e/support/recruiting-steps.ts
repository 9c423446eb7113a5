import { expect, type Page } from '@playwright/test';
import { campaignSteps } from './campaign-steps';

const profile = {
  firstName: 'Marcus',
  lastName: 'Lee',
  position: 'QB',
  graduationYear: 2027,
  height: `6'2"`,
  weight: 205,
  gpa: 3.7,
  satScore: 1280,
  city: 'Austin',
  state: 'TX',
};

/** By the menu, as an athlete goes: nothing is loaded again. */
async function goTo(page: Page, entry: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: entry, exact: true }).first().click();
}

/** Looks at the fit of Akron and marks it as a favorite. Answers the fit that the page shows. */
async function markAkron(page: Page): Promise<number> {
  await page.getByRole('searchbox', { name: 'Search schools' }).fill('akron');
  await page.getByRole('link', { name: 'View Fit: Akron' }).click();
  const ring = page.getByRole('img', { name: /^Overall fit: \d+ of 100$/u });
  const fit = Number((await ring.getAttribute('aria-label'))?.replace(/\D+(\d+).*/u, '$1'));
  const star = page.getByRole('button', { name: 'Favorite: Akron' });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  return fit;
}

/** Names the campaign that is in the editor, and sends it to Akron's head coach. */
async function sendToHeadCoach(page: Page): Promise<void> {
  await page.getByLabel('Campaign name').fill('First mail');
  await page.getByRole('button', { name: 'Create Campaign' }).last().click();
  const heads = page.getByRole('dialog', { name: 'Select Email Recipients' }).getByRole('region', { name: 'Head Coaches' });
  await heads.getByRole('checkbox', { name: /Wren Specimen/u }).check();
  await page.getByRole('button', { name: 'Confirm 1 email' }).click();
  await page.getByRole('button', { name: 'Send 1 email' }).click();
  const details = page.getByRole('region', { name: 'Campaign Details' });
  await expect(details.getByText('Completed', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(details.getByRole('cell', { name: 'Sent', exact: true })).toHaveCount(1);
}

/** What an email to one coach of one favorite comes to; `fit` is the one that its page showed. */
async function readAnalytics(page: Page, origin: string, fit: number): Promise<void> {
  const favorites = () => campaignSteps.ask<{ matchPercentage: number | null }[]>(page, 'GET', `${origin}/api/user/favorites`);
  await expect.poll(async () => (await favorites())[0]?.matchPercentage).toBe(fit);
  await goTo(page, 'Analytics');
  const figure = (name: string) => page.getByRole('group', { name, exact: true });
  await expect(figure('Average Match').getByText(`${fit}%`, { exact: true })).toBeVisible();
  await expect(figure('Reply Rate')).toContainText('0 of 1 replied');
  const performance = page.getByRole('region', { name: 'Campaign Performance' });
  await expect(performance).toContainText('First mail');
  await expect(performance.getByText('1 sent · 0 replied · 0 opened (estimated)')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'D1', exact: true })).toHaveAttribute('aria-valuenow', '100');
}

/** The way from a school's fit to what an email came to. */
export const recruitingSteps = { profile, goTo, markAkron, sendToHeadCoach, readAnalytics };
