import type { Page } from '@playwright/test';
import { expect, test } from './support/app-server';
import { goWithin } from './support/go-within';

interface Campaign {
  id: string;
  name: string;
  status: string;
}

interface Mail {
  status: string;
  openedAt: string | null;
  repliedAt: string | null;
}

interface Counts {
  sent: number;
  arrived: number;
  replied: number;
  opened: number;
}

test.use({ serverEnv: { DEMO: '1' } });

const figure = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const left = ['sent', 'opened', 'replied', 'auto_reply', 'bounced'];

/** Requirement X-07 on the emails themselves, without the server's counts. */
const countsOf = (mails: readonly Mail[]): Counts => ({
  sent: mails.filter(({ status }) => left.includes(status)).length,
  // N-06: what bounced reached nobody, so no rate counts it.
  arrived: mails.filter(({ status }) => left.includes(status) && status !== 'bounced').length,
  replied: mails.filter(({ repliedAt }) => repliedAt !== null).length,
  opened: mails.filter(({ openedAt }) => openedAt !== null).length,
});

/** What a screen reader says of each bar is written beside it. */
async function expectSpokenAsShown(page: Page): Promise<void> {
  const bars = await page.getByRole('progressbar').all();
  expect(bars.length).toBeGreaterThan(0);
  for (const bar of bars) {
    const spoken = await bar.getAttribute('aria-valuetext');
    expect(spoken).toMatch(/\S/u);
    await expect(bar.locator('..')).toContainText(spoken ?? '');
  }
}

test('X-07 N-01 the pages of the demo show the figures that its emails add up to', async ({ page, server }) => {
  const get = async <T>(path: string): Promise<T> => (await (await page.request.get(`${server.url}/api/${path}`)).json()) as T;
  await page.request.post(`${server.url}/api/login`, {
    data: { username: 'marcus', password: 'friday-nights' },
    headers: { origin: server.url },
  });
  const campaigns = await get<Campaign[]>('user/campaigns');
  const mails = new Map<string, Mail[]>();
  for (const { id } of campaigns) mails.set(id, await get<Mail[]>(`campaigns/${id}/emails`));
  const all = countsOf([...mails.values()].flat());
  const favorites = (await get<unknown[]>('user/favorites')).length;
  expect(all.opened).toBeGreaterThan(all.replied);
  expect(all.replied).toBeGreaterThan(0);

  await page.goto('/');
  await expect(figure(page, 'Favorite Schools').getByText(`${favorites}`, { exact: true })).toBeVisible();
  await expect(figure(page, 'Emails Sent').getByText(`${all.sent}`, { exact: true })).toBeVisible();
  await expect(figure(page, 'Responses').getByText(`${all.replied}`, { exact: true })).toBeVisible();
  await expectSpokenAsShown(page);

  for (const { id, name } of campaigns) {
    const own = mails.get(id) ?? [];
    const { sent, replied, opened } = countsOf(own);
    if (sent === 0) continue;
    await goWithin(page, `/campaigns?campaign=${id}`);
    const stats = card(page, 'Campaign Stats');
    for (const [label, count] of [
      ['Sent', sent],
      ['Replied', replied],
      ['Opened (estimated)', opened],
    ] as const) {
      const shown = stats.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
      await expect(shown.locator('dd')).toHaveText(`${count}`);
      // The filter of the emails has the same figure under the same name, and shows as many.
      const chip = page.getByRole('button', { name: `${label} ${count}`, exact: true });
      if (count === 0) {
        await expect(chip).toHaveCount(0);
        continue;
      }
      await chip.click();
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('region', { name: 'Each email' }).getByRole('row')).toHaveCount(Math.min(count, 50) + 1);
    }
    await expect(page.getByRole('link', { name: new RegExp(`^${name}`, 'u') })).toContainText(
      `${replied} replied · ${opened} opened (estimated)`,
    );
  }

  await page.goto('/analytics?range=all');
  await expect(figure(page, 'Engagement Rate')).toContainText(`${all.opened} of ${all.arrived} opened, estimated`);
  await expect(figure(page, 'Reply Rate')).toContainText(`${all.replied} of ${all.arrived} replied`);
  await expectSpokenAsShown(page);
  for (const [range, words] of [
    ['all', 'so far'],
    ['90d', 'in the last 90 days'],
    ['30d', 'in the last 30 days'],
    ['7d', 'in the last 7 days'],
  ] as const) {
    await page.getByLabel('Range').selectOption(range);
    await expect(card(page, 'Target School Analysis')).toContainText(`Added ${words}:`);
    await expect(card(page, 'Target School Analysis').getByText(`${favorites} schools`, { exact: true })).toBeVisible();
    await expect(card(page, 'Target School Analysis')).toContainText('All your favorites. The range above does not change these numbers.');
  }

  await page.goto('/recruiting');
  await expect(page.getByText(`Favorites ${favorites}`, { exact: true })).toBeVisible();
  const schools = (await get<unknown[]>('schools')).length;
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`of ${schools}$`, 'u') })).toBeVisible();
});
