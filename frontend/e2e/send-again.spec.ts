import { expect, test } from './support/app-server';
import { campaignSteps } from './support/campaign-steps';
import { violationsOf } from './support/violations-of';

const { ask, athlete, send } = campaignSteps;

/** Has no coach but the athlete's own: other files with the same server add coaches to other schools. */
const SCHOOL = 'Ball State';

test('M-09 on a phone: a refused address is corrected, "Send again" names the new one, and the email goes there', async ({
  page,
  steps,
  server,
  mailSink,
}) => {
  const [wrong, right] = ['robin@colege.test', 'robin@college.test'];
  await page.setViewportSize({ width: 360, height: 740 });
  mailSink?.unknownAddresses.add(wrong);
  await athlete(page, server.url, steps.signUp, [SCHOOL]);
  const [favorite] = await ask<{ schoolId: number }[]>(page, 'GET', `${server.url}/api/user/favorites`);
  const coach = { name: 'Robin Sample', title: 'Head Coach', email: wrong };
  await ask(page, 'POST', `${server.url}/api/user/contacts`, { schoolId: favorite?.schoolId, ...coach });
  const campaign = await send(page, server.url, 'Film', 1);

  const details = page.getByRole('region', { name: 'Campaign Details' });
  const email = details.getByRole('listitem').filter({ hasText: 'Robin Sample' });
  await page.goto(`/campaigns?campaign=${campaign}`);
  await expect(email.getByText('Failed', { exact: true })).toBeVisible();

  await page.goto(`/recruiting?q=${SCHOOL}`);
  await page.getByRole('button', { name: `1 coach: ${SCHOOL}` }).click();
  await page.getByRole('button', { name: 'Edit Robin Sample' }).click();
  await page.getByLabel('Email', { exact: true }).fill(right);
  await page.getByRole('button', { name: 'Save contact' }).click();
  await expect(page.getByRole('list', { name: `Coaches of ${SCHOOL}` }).getByText(right)).toBeVisible();

  await page.goto(`/campaigns?campaign=${campaign}`);
  await expect(email.getByText(`Send again goes to ${right}, the corrected address.`)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  expect(await violationsOf(page)).toEqual([]);
  await email.getByRole('button', { name: 'Send again' }).click();
  await expect(email.getByText('Sent', { exact: true })).toBeVisible({ timeout: 20_000 });
  const arrived = mailSink?.mails.flatMap(({ to }) => to).filter((address) => [wrong, right].includes(address));
  expect(arrived).toEqual([right]);
});
