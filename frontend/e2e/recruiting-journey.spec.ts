import type { Page } from '@playwright/test';
import { campaignSteps } from './support/campaign-steps';
import { expect, test } from './support/app-server';
import { recruitingSteps } from './support/recruiting-steps';
import { violationsOf } from './support/violations-of';

const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** An email and its subject by the built-in writer, sent; every word of it from the profile. */
async function writeFirstMail(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  await page.getByRole('button', { name: 'AI Email Assistant' }).click();
  const assistant = page.getByRole('dialog', { name: 'AI Email Assistant' });
  await assistant.getByRole('button', { name: 'Generate' }).click();
  // The first text waits for the dictionary.
  await expect(assistant.getByText(/Written by the built-in writer/u)).toBeVisible({ timeout: 30_000 });
  await expect(assistant.locator('mark')).toHaveCount(0);
  await assistant.getByRole('button', { name: 'Accept' }).click();
  const email = page.getByLabel('Email', { exact: true });
  for (const fact of ['Marcus Lee', '2027', 'quarterback', '3.7', '1280', 'Austin']) await expect(email).toHaveValue(new RegExp(fact, 'u'));
  await page.getByRole('button', { name: 'Suggest subject lines' }).click();
  const lines = page.getByRole('dialog', { name: 'Choose a Subject Line' });
  await expect(lines.getByRole('listitem')).toHaveCount(5);
  await lines
    .getByRole('button', { name: /^Use subject: / })
    .first()
    .click();
  await expect(page.getByLabel('Subject', { exact: true })).toHaveValue(/2027 QB/u);
  await recruitingSteps.sendToHeadCoach(page);
}

/** Presses Generate until a plan is there: refused, then held, then written. */
async function generate(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Generate Strategy' });
  await expect(page.getByRole('button', { name: 'Update Strategy' })).toHaveCount(0);
  await page.route(
    '**/api/ai/recruiting-strategy',
    (route) => route.fulfill({ status: 500, json: { message: 'The writer is out.', code: 'internal' } }),
    { times: 1 },
  );
  await button.click();
  await expect(toast(page, 'Failed to Generate Strategy')).toBeVisible();
  await expect(page.getByRole('main').getByText('The writer is out.')).toBeVisible();

  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(
    '**/api/ai/recruiting-strategy',
    async (route) => {
      await held;
      await route.continue();
    },
    { times: 1 },
  );
  await button.click();
  await expect(button).toBeDisabled();
  await expect(page.getByRole('progressbar', { name: 'Writing your strategy' })).toBeVisible();
  letGo();
  await expect(toast(page, 'Strategy Generated')).toBeVisible();
  await expect(toast(page, 'Your personalized recruiting strategy is ready!')).toBeVisible();
}

async function readStrategy(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Regenerate Strategy' })).toBeEnabled();
  await expect(part(page, 'Overview')).toContainText('You are a quarterback in the class of 2027');
  await expect(part(page, 'Overview')).toContainText('by the built-in writer');
  for (const name of ['Strengths', 'Areas to Improve', 'School Strategies', 'Position Advice', 'NCAA Compliance']) {
    await expect(part(page, name)).toBeVisible();
  }
  await expect(part(page, 'Akron').getByRole('listitem').first()).toHaveText('Quinn Dummett, Quarterbacks');
  await expect(part(page, 'Akron')).toContainText('1 email sent');
  await expect(part(page, 'NCAA Compliance').getByRole('link').first()).toHaveAttribute('href', /^https:/u);
  await expect(page.getByRole('tabpanel', { name: 'Action Timeline' }).getByRole('heading', { level: 3 }).first()).toHaveText(
    /^[A-Z][a-z]+ \d{4}$/u,
  );
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Follow-up Sequence' }).click();
  const table = page.getByRole('table', { name: 'Follow-up Sequence' });
  await expect(table.getByRole('columnheader')).toHaveText(['Day', 'Subject', 'Purpose']);
  await expect(table.getByRole('row').nth(1)).toContainText('2027 QB from Austin, TX');
}

async function rateAndUpdate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(toast(page, 'Feedback Submitted')).toBeVisible();
  await expect(toast(page, 'Thank you! Good to know that the plan helps you.')).toBeVisible();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.getByText(/Thanks for the feedback/u)).toBeVisible();
  await page.route('**/rate', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(toast(page, 'Failed to Submit Feedback')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('button', { name: 'No', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.route('**/regenerate', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Update Strategy' }).click();
  await expect(toast(page, 'Failed to Update Strategy')).toBeVisible();
  await page.getByRole('button', { name: 'Update Strategy' }).click();
  await expect(toast(page, 'Strategy Updated')).toBeVisible();
  await expect(toast(page, 'Your strategy has been regenerated with the latest data!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'No', exact: true })).toHaveAttribute('aria-pressed', 'false');
}

/** On the tab with the follow-ups: a new draft takes them over, without texts. */
async function useAsFollowUps(page: Page, origin: string): Promise<void> {
  const draft = { name: 'Second film', subject: 'My film', template: 'Coach, my film.' };
  await campaignSteps.ask(page, 'POST', `${origin}/api/user/campaigns`, draft);
  await page.reload();
  await page.getByRole('tab', { name: 'Follow-up Sequence' }).click();
  await expect(page.getByRole('combobox', { name: 'Draft' })).toHaveValue(/./u);
  expect(await sideways(page)).toBe(false);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use as follow-ups' }).click();
  await expect(toast(page, '3 follow-ups added')).toBeVisible();
  const followUps = page.getByRole('region', { name: 'Follow-ups' });
  await expect(followUps.getByText('Not ready: write the text. It will not be sent yet.')).toHaveCount(3);
  await expect(followUps.getByLabel('Your reason').first()).toHaveValue(/Share what is new/u);
  expect(await violationsOf(page)).toEqual([]);
}

test('F-01 I-04 Y-01 Y-03 N-02 C-19 with the built-in writer: fit, mail, subject line, strategy, rating, analytics', async ({
  page,
  server,
  steps,
}) => {
  await campaignSteps.importCoaches(page, server.url);
  await steps.signUp();
  await campaignSteps.ask(page, 'PUT', `${server.url}/api/user`, recruitingSteps.profile);
  await page.goto('/recruiting-strategy');
  await expect(page.getByRole('heading', { name: 'No Target Schools Found' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate Strategy' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Find schools' }).click();
  const fit = await recruitingSteps.markAkron(page);
  await recruitingSteps.goTo(page, 'Email Campaigns');
  await writeFirstMail(page);

  await recruitingSteps.goTo(page, 'Recruiting Strategy');
  await generate(page);
  await readStrategy(page);
  await rateAndUpdate(page);
  await recruitingSteps.readAnalytics(page, server.url, fit);

  await page.setViewportSize({ width: 360, height: 780 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/recruiting-strategy');
  await page.getByRole('tab', { name: 'Follow-up Sequence' }).click();
  await expect(page.getByRole('table', { name: 'Follow-up Sequence' })).toBeVisible();
  expect(await sideways(page)).toBe(false);
  expect(await violationsOf(page)).toEqual([]);
  await useAsFollowUps(page, server.url);
});
