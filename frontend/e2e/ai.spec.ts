import type { Page } from '@playwright/test';
import { expect } from './support/app-server';
import { campaignSteps } from './support/campaign-steps';
import { providerTest as test } from './support/provider-server';
import { recruitingSteps } from './support/recruiting-steps';
import { violationsOf } from './support/violations-of';

const toast = (page: Page, title: string) => page.getByRole('region', { name: 'Notifications' }).getByText(title, { exact: true });
const email = (page: Page) => page.getByLabel('Email', { exact: true });
const assistant = (page: Page) => page.getByRole('dialog', { name: 'AI Email Assistant' });
const subjects = (page: Page) => page.getByRole('dialog', { name: 'Choose a Subject Line' });

async function openEditor(page: Page, origin: string, signUp: () => Promise<unknown>) {
  await signUp();
  await campaignSteps.ask(page, 'PATCH', `${origin}/api/user/settings`, { aiProvider: true });
  const profile = { firstName: 'Marcus', lastName: 'Lee', position: 'QB', graduationYear: 2027, gpa: 3.7, city: 'Austin', state: 'TX' };
  await campaignSteps.ask(page, 'PUT', `${origin}/api/user`, profile);
  await page.goto('/campaigns');
  await page.getByRole('button', { name: 'Create Campaign' }).click();
}

/** A made-up figure is marked and has to be decided on; so is one in a subject line. */
async function writeChecked(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'AI Email Assistant' }).click();
  await expect(assistant(page).getByRole('checkbox', { name: 'Include my stats' })).toBeChecked();
  await expect(assistant(page).getByRole('combobox', { name: 'Tone' })).toHaveText('Professional');
  await assistant(page).getByRole('button', { name: 'Generate' }).click();
  // The first text waits for the dictionary.
  await expect(toast(page, 'Email Generated')).toBeVisible({ timeout: 30_000 });
  await expect(assistant(page).getByText(/Written by stand-in-1\. 99,580 of 100,000 tokens are left today/u)).toBeVisible();
  await expect(assistant(page).locator('mark')).toHaveText(['4.2']);
  await expect(assistant(page).getByRole('button', { name: 'Accept' })).toBeDisabled();
  await assistant(page).getByRole('button', { name: 'Remove sentence with 4.2' }).click();
  await expect(email(page)).toHaveValue('');
  await assistant(page).getByRole('button', { name: 'Accept' }).click();
  await expect(toast(page, 'Email Added')).toBeVisible();
  await expect(email(page)).toHaveValue('Coach ‹Coach’s last name, else “and staff”›,\n\nI have a 3.7 GPA.\n\nMarcus Lee');

  await page.getByRole('button', { name: 'Suggest subject lines' }).click();
  const lines = subjects(page).getByRole('listitem');
  await expect(lines).toHaveCount(5);
  await expect(lines.filter({ hasText: 'Check:' })).toHaveCount(1);
  await expect(lines.filter({ hasText: 'QB with a 4.2 forty' })).toContainText('Check:');
  await subjects(page).getByRole('button', { name: 'Use subject: 2027 QB with a 3.7 GPA' }).click();
  await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('2027 QB with a 3.7 GPA');
}

test('F-01 I-02 I-03 Y-01 N-02 with a model: fit, mail, subject line, strategy, rating, analytics; what it makes up is caught', async ({
  page,
  steps,
  server,
}) => {
  await campaignSteps.importCoaches(page, server.url);
  await steps.signUp();
  await campaignSteps.ask(page, 'PATCH', `${server.url}/api/user/settings`, { aiProvider: true });
  await campaignSteps.ask(page, 'PUT', `${server.url}/api/user`, recruitingSteps.profile);
  await page.goto('/recruiting');
  const fit = await recruitingSteps.markAkron(page);
  await recruitingSteps.goTo(page, 'Email Campaigns');
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  await writeChecked(page);
  await recruitingSteps.sendToHeadCoach(page);

  await recruitingSteps.goTo(page, 'Recruiting Strategy');
  await page.getByRole('button', { name: 'Generate Strategy' }).click();
  await expect(toast(page, 'Strategy Generated')).toBeVisible();
  await expect(
    page.getByText(/by stand-in-1;.* One text of stand-in-1 stated what your data do not say and was left out\./u),
  ).toBeVisible();
  await expect(page.getByText('Your 3.7 GPA opens doors.')).toBeVisible();
  await expect(page.getByText('4.2')).toHaveCount(0);
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(toast(page, 'Feedback Submitted')).toBeVisible();
  await recruitingSteps.readAnalytics(page, server.url, fit);
});

test('C-01 C-09 I-01 I-02 I-04 I-08 a model and the built-in writer help with an email, and nothing is taken over unread', async ({
  page,
  steps,
  server,
  provider,
}) => {
  await openEditor(page, server.url, steps.signUp);
  await page.getByRole('button', { name: 'Suggest subject lines' }).click();
  await expect(toast(page, 'Template Required')).toBeVisible();
  await expect(page.getByText('Please add email template content first to generate subject lines.')).toBeVisible();

  // The provider fails: the server's words, and the built-in writer one press away.
  provider.mood = 'fails';
  await email(page).fill('coach, i has a 3.7 GPA.');
  await page.getByRole('button', { name: 'AI Email Assistant' }).click();
  await assistant(page).getByRole('button', { name: 'Improve', exact: true }).click();
  await expect(toast(page, 'Failed to Improve Email')).toBeVisible();
  await assistant(page).getByRole('button', { name: 'Use the built-in writer' }).click();
  await expect(toast(page, 'Email Improved')).toBeVisible();
  await expect(assistant(page).locator('del')).toContainText(['has']);
  await expect(assistant(page).getByText('Written by the built-in writer', { exact: false })).toBeVisible();
  await assistant(page).getByRole('button', { name: 'Reject' }).click();
  await page.keyboard.press('Escape');
  await expect(email(page)).toHaveValue('coach, i has a 3.7 GPA.');

  // It hangs: it can be stopped.
  provider.mood = 'hangs';
  await page.getByRole('button', { name: 'AI Email Assistant' }).click();
  await assistant(page).getByRole('button', { name: 'Improve', exact: true }).click();
  await assistant(page).getByRole('button', { name: 'Stop writing' }).click();
  await expect(assistant(page).getByRole('button', { name: 'Improve', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  // It writes without end: 300 kB, of which nothing is left on a phone's screen but the words and the way out.
  provider.mood = 'writes on';
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole('button', { name: 'AI Email Assistant' }).click();
  await assistant(page).getByRole('button', { name: 'Improve', exact: true }).click();
  await expect(assistant(page).getByRole('button', { name: 'Use the built-in writer' })).toBeVisible();
  await expect(assistant(page)).not.toContainText('weight room');
  const wayOut = await assistant(page).getByRole('button', { name: 'Use the built-in writer' }).boundingBox();
  expect(wayOut?.height).toBeLessThan(48);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 720 });

  provider.mood = 'fails';
  await page.getByRole('button', { name: 'Suggest subject lines' }).click();
  await expect(toast(page, 'Failed to Generate Subject Lines')).toBeVisible();
  await subjects(page).getByRole('button', { name: 'Use the built-in writer' }).click();
  await expect(toast(page, 'Subject Lines Generated')).toBeVisible();
  await expect(subjects(page).getByRole('listitem')).toHaveCount(5);
  await subjects(page).getByRole('button', { name: 'Use subject: 2027 QB with a 3.7 GPA' }).click();
  await expect(toast(page, 'Subject Line Selected')).toBeVisible();
  await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('2027 QB with a 3.7 GPA');
});

for (const { colorScheme, width } of [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 360 },
] as const) {
  test(`I-01 S-09 S-11 the AI dialogs work by keyboard and for everybody (${colorScheme}, ${width} px)`, async ({
    page,
    steps,
    server,
    provider,
  }) => {
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    const look = async (name: string) => {
      expect(await violationsOf(page), name).toEqual([]);
      expect(await sideways(), name).toBe(false);
    };
    provider.mood = 'writes';
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openEditor(page, server.url, steps.signUp);
    await email(page).fill('Coach {{coach_last_name}},\n\nI has a 3.7 GPA.\n\nMarcus Lee');
    await page.getByRole('button', { name: 'AI Email Assistant' }).press('Enter');
    await expect(assistant(page).getByRole('radio', { name: 'Grammar' })).toBeChecked();
    await look('improve');
    await assistant(page).getByRole('button', { name: 'Write a new email' }).press('Enter');
    await look('write');
    await assistant(page).getByRole('button', { name: 'Improve my email' }).press('Enter');
    // I-06: anyone who was asked to improve a text may not bring a number of his own.
    await assistant(page).getByRole('button', { name: 'Improve', exact: true }).press('Enter');
    await expect(assistant(page).getByText(/changed what your email says/u)).toBeVisible();
    await look('refused');
    await assistant(page).getByRole('button', { name: 'Write a new email' }).press('Enter');
    await assistant(page).getByRole('button', { name: 'Generate', exact: true }).press('Enter');
    await expect(assistant(page).locator('mark')).toHaveText(['4.2']);
    await assistant(page)
      .getByText(/facts? used/u)
      .press('Enter');
    await look('result');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'AI Email Assistant' })).toBeFocused();
    provider.mood = 'fails';
    await page.getByRole('button', { name: 'Suggest subject lines' }).press('Enter');
    await expect(subjects(page).getByText(/does not accept the key/u)).toBeVisible();
    await look('failed');
    await subjects(page).getByRole('button', { name: 'Use the built-in writer' }).press('Enter');
    await expect(subjects(page).getByRole('listitem')).toHaveCount(5);
    await look('subjects');
  });
}
