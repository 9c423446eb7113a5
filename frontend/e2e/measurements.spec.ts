import { expect, test } from './support/app-server';
import { violationsOf } from './support/violations-of';

const phone = { width: 360, height: 740 };

test('P-14 P-12 the 40-yard dash is typed on a phone with how, where and when, and read on the shared profile', async ({
  page,
  steps,
  server,
  browser,
}) => {
  await page.setViewportSize(phone);
  await steps.signUp();
  const overflows = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  await page.goto('/profile?tab=data');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const forty = page.getByRole('group', { name: '40-Yard Dash' });
  await expect(forty.getByLabel('Timed')).toHaveCount(0);
  await forty.getByLabel('Seconds').fill('4.62');
  const camp = new Date(Date.now() - 40 * 24 * 3600 * 1000);
  await forty.getByLabel('Date').fill(camp.toISOString().slice(0, 10));
  await forty.getByLabel('Place').fill('Nike camp');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(forty.getByText('Choose how it was timed: by hand or by laser.')).toBeVisible();
  await expect(forty.getByLabel('Timed')).toBeFocused();
  expect(await violationsOf(page), 'a refused measurement').toEqual([]);
  expect(await overflows()).toBe(false);
  await forty.getByLabel('Timed').selectOption('Laser');
  await page.getByRole('group', { name: 'Arm Length' }).getByLabel('Inches').fill('33 1/8');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByLabel('40-Yard Dash')).toHaveValue(/^4\.62 s \(laser, Nike camp, /u);
  await expect(page.getByLabel('Arm Length')).toHaveValue('33 1/8 in');
  expect(await violationsOf(page), 'measurements to be read').toEqual([]);
  expect(await overflows()).toBe(false);

  const headers = { origin: server.url };
  await page.request.put('/api/user', { data: { birthdate: '2010-05-04' }, headers });
  const share = await page.request.put('/api/user/share', { data: { enabled: true }, headers });
  const { link } = (await share.json()) as { link: string };
  const stranger = await browser.newContext({ viewport: phone, baseURL: server.url });
  const shared = await stranger.newPage();
  await shared.goto(new URL(link).pathname);
  const month = camp.toLocaleDateString('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' });
  await expect(shared.getByText('4.62 s', { exact: true })).toBeVisible();
  await expect(shared.getByText(`laser, Nike camp, ${month}`)).toBeVisible();
  await expect(shared.getByText('33 1/8 in', { exact: true })).toBeVisible();
  expect(await violationsOf(shared), 'the shared page').toEqual([]);
  await stranger.close();
});
