import { expect, test, timeToTakeBack } from './support/app-server';
import { campaignSteps } from './support/campaign-steps';
import { countPresses } from './support/count-presses';

test.use({ serverEnv: timeToTakeBack, viewport: { width: 360, height: 780 }, hasTouch: true });

const { ask, athlete, importCoaches } = campaignSteps;

/** At schools of their own: other files of this server count the coaches of Akron and Toledo. */
const more = [
  ['Bowling Green', 'D1', 'Bowling Green', 'OH', 'Chris Beispiel', 'Head Coach', 'chris@bowling.example.edu'],
  ['Bowling Green', 'D1', 'Bowling Green', 'OH', 'Kim Example', 'Quarterbacks', 'kim@bowling.example.edu'],
  ['Bowling Green', 'D1', 'Bowling Green', 'OH', 'Lou Pattern', 'Recruiting Coordinator', 'lou@bowling.example.edu'],
  ['Kent State', 'D1', 'Kent', 'OH', 'Dana Muster', 'Head Coach', 'dana@kent.example.edu'],
  ['Kent State', 'D1', 'Kent', 'OH', 'Ash Modell', 'Quarterbacks', 'ash@kent.example.edu'],
  ['Kent State', 'D1', 'Kent', 'OH', 'Jo Sampler', 'Recruiting Coordinator', 'jo@kent.example.edu'],
  ['Ohio', 'D1', 'Athens', 'OH', 'Max Placeholder', 'Head Coach', 'max@ohio.example.edu'],
];

test.beforeAll(async ({ browser, server }) => {
  const page = await browser.newPage();
  await importCoaches(page, server.url, more);
  await page.close();
});

test('C-17 ten known coaches get a clean campaign within six presses and 90 seconds on a phone', async ({ page, steps, server }) => {
  await athlete(page, server.url, steps.signUp, ['Akron', 'Bowling Green', 'Kent State', 'Ohio']);
  const presses = await countPresses(page);
  await page.goto('/campaigns');
  await expect(page.getByRole('button', { name: 'Create Campaign' })).toBeVisible();
  const begun = Date.now();

  await page.getByRole('button', { name: 'Create Campaign' }).tap();
  await page.getByRole('button', { name: 'Use template: Introduction' }).tap();
  await expect(page.getByLabel('Subject')).toBeFocused();
  await page.keyboard.type('2027 QB, Westlake High School');
  await page.getByRole('button', { name: 'Create Campaign' }).tap();
  await page.getByRole('button', { name: 'Select all 10' }).tap();
  await page.getByRole('button', { name: 'Confirm 10 emails' }).tap();
  await page.getByRole('button', { name: 'Send 10 emails' }).tap();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Campaign Sent', { exact: true })).toBeVisible();

  expect(await presses()).toBe(6);
  expect(Date.now() - begun).toBeLessThan(90_000);
  await expect(async () => {
    const [campaign] = await ask<{ sentCount: number }[]>(page, 'GET', `${server.url}/api/user/campaigns`);
    expect(campaign?.sentCount).toBe(10);
  }).toPass({ timeout: 30_000 });
});
