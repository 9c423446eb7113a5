import { expect, test } from './support/app-server';
import { campaignSteps } from './support/campaign-steps';
import { violationsOf } from './support/violations-of';

test('I-05 a false figure is marked while it is written, and the mark goes when it is mended; a doubt is said to be true', async ({
  page,
  steps,
  server,
}) => {
  await steps.signUp();
  await campaignSteps.ask(page, 'PUT', `${server.url}/api/user`, { firstName: 'Marcus', lastName: 'Lee', gpa: 3.7 });
  await page.goto('/campaigns');
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  const email = page.getByLabel('Email', { exact: true });
  const marks = page.locator('[data-mark]');
  const list = page.getByRole('list', { name: 'Things to check' });

  await email.fill('I have a 3.9 GPA and two offers from colleges.');
  await expect(list.getByText('Your profile says 3.7', { exact: false })).toBeVisible();
  await expect(marks.first()).toHaveAttribute('data-mark', 'error');
  expect(await violationsOf(page)).toEqual([]);

  await email.fill('I have a 3.7 GPA and two offers from colleges.');
  await expect(list.getByText('Your profile says 3.7', { exact: false })).toBeHidden();
  await list
    .getByRole('button', { name: /^This is true/u })
    .first()
    .click();
  await expect(page.locator('[data-mark="error"]')).toHaveCount(0);
});
