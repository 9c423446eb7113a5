import type { Page } from '@playwright/test';
import { expect, test } from './support/app-server';
import { campaignSteps } from './support/campaign-steps';
import { forgetSession } from './support/forget-session';
import { MailSink } from './support/mail-sink';
import { violationsOf } from './support/violations-of';

test.use({ delivers: false });

/** In the light and in the dark. */
async function expectNoViolation(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOf(page, colorScheme === 'dark' ? 'colors' : 'everything'), colorScheme).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide).toBe(0);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

test('C-12 the daily limit is said before Send and afterwards; a coach unsubscribes on a phone', async ({ page, steps, server }) => {
  const sink = await MailSink.start();
  await server.kill('SIGTERM');
  await server.restart({ SMTP_URL: sink.url, REQUIRE_VERIFIED_EMAIL: 'off', SMTP_ATHLETE_DAILY_CAP: '2', SEND_UNDO_S: '0' });
  await campaignSteps.importCoaches(page, server.url);
  await campaignSteps.athlete(page, server.url, () => steps.signUp(), ['Akron', 'Toledo']);
  await page.setViewportSize({ width: 360, height: 780 });
  const draft = { name: 'Film', subject: 'My film', template: 'Coach {{coach_last_name}}, my film: {{hudl_profile_url}}' };
  const { id } = await campaignSteps.ask<{ id: string }>(page, 'POST', `${server.url}/api/user/campaigns`, draft);
  await page.goto(`/campaigns?campaign=${id}&step=pick`);
  for (const name of ['Wren Specimen', 'Pat Moore', 'Quinn Dummett', 'Robin Sample']) {
    await page.getByRole('checkbox', { name: new RegExp(name) }).check();
  }
  await page.getByRole('button', { name: 'Confirm 4 emails' }).click();
  const confirm = page.getByRole('dialog', { name: 'Confirm and Send' });
  await expect(confirm.getByText('You can send 2 emails in 24 hours from our address. 2 go out now. 2 go out tomorrow.')).toBeVisible();
  await expectNoViolation(page);
  await confirm.getByRole('button', { name: 'Send 4 emails' }).click();

  const details = page.getByRole('region', { name: 'Campaign Details' });
  await expect(details.getByText('You reached the daily limit for emails from our address. 2 go out tomorrow.')).toBeVisible();
  await expectNoViolation(page);
  expect(sink.mails).toHaveLength(2);

  const link = /^List-Unsubscribe: <https?:\/\/[^/]+([^>\s]+)>/imu.exec(sink.mails[0]?.raw.replace(/\r\n[ \t]+/gu, ' ') ?? '')?.[1];
  expect(link).toMatch(/^\/api\/unsubscribe\//u);
  await forgetSession(page);
  await page.goto(link ?? '');
  await expect(page.getByRole('heading', { name: 'Stop emails from athletes?' })).toBeVisible();
  await expectNoViolation(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  await expectNoViolation(page);
  await page.goto('/api/unsubscribe/aaaaaaaaaaaaaaaaaaaaaaaa');
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await expectNoViolation(page);
  await sink.stop();
});
