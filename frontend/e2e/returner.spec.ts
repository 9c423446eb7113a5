import { expect, test } from './support/app-server';
import { fineInBothColors } from './support/light-and-dark';
import { violationsOf } from './support/violations-of';

const phone = { width: 360, height: 740 };

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('P-14 P-12 a broad jump is typed behind “More measurements” and read on the shared profile', async ({
    page,
    steps,
    server,
    browser,
  }) => {
    await steps.signUp();
    await page.goto('/profile?tab=data');
    const more = page.getByRole('button', { name: 'More measurements' });
    await expect(page.getByLabel('Broad Jump')).toHaveCount(0);
    await more.click();
    await page.getByRole('button', { name: 'Change Broad Jump' }).click();
    const broad = page.getByRole('group', { name: 'Broad Jump' });
    await broad.getByLabel('Feet and inches, or inches').fill(`9'8"`);
    await broad.getByLabel('Place').fill('Nike camp');
    await fineInBothColors(page, 'more measurements');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByLabel('Broad Jump')).toHaveValue(`9'8" (Nike camp)`);
    await page.reload();
    await expect(page.getByLabel('Broad Jump')).toHaveValue(`9'8" (Nike camp)`);
    await expect(page.getByLabel('Vertical Jump')).toHaveCount(0);

    const headers = { origin: server.url };
    await page.request.put('/api/user', { data: { birthdate: '2010-05-04' }, headers });
    const share = await page.request.put('/api/user/share', { data: { enabled: true }, headers });
    const { link } = (await share.json()) as { link: string };
    const stranger = await browser.newContext({ viewport: phone, baseURL: server.url });
    const shared = await stranger.newPage();
    await shared.goto(new URL(link).pathname);
    await expect(shared.getByText(`9'8"`, { exact: true })).toBeVisible();
    expect(await violationsOf(shared), 'the shared page').toEqual([]);
    await stranger.close();
  });

  test('P-09 P-08 a returner opens one section for a game, and reads the season', async ({ page, steps, server }) => {
    await steps.signUp();
    await page.request.put('/api/user', { data: { position: 'WR' }, headers: { origin: server.url } });
    await page.goto('/profile?tab=stats');
    await page.getByRole('button', { name: 'Add Game', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Game Statistics' });
    await dialog.getByLabel('Opponent').fill('Lake Travis');
    await dialog.getByLabel('Date').fill('2025-09-19');
    await expect(dialog.getByLabel('Kick Returns')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Returns' }).click();
    await expect(dialog.getByLabel('Kick Returns')).toBeFocused();
    await dialog.getByLabel('Kick Returns').fill('4');
    await dialog.getByLabel('Kick Return Yards').fill('112');
    await dialog.getByLabel('Longest Reception (yards)').fill('38');
    await fineInBothColors(page, 'the dialog with returns');
    await dialog.getByRole('button', { name: 'Add Game', exact: true }).click();
    await expect(dialog).toBeHidden();
    const figures = page.getByRole('region', { name: 'Returns', exact: true }).getByRole('row');
    await expect(figures.filter({ hasText: 'Yards per Kick Return' })).toHaveText('Yards per Kick Return28.028.0');
    await expect(page.getByText(/Longest Reception \(yards\) 38/u)).toBeVisible();
  });
});
