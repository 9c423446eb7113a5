import type { Page } from '@playwright/test';
import { expect, test } from './support/app-server';
import { violationsOf } from './support/violations-of';

const phone = { width: 360, height: 740 };
const EMBED = 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE';
/** Views by browsers that call themselves headless count as a program's. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tick = (page: Page, name: string) => page.getByRole('dialog').getByLabel(name, { exact: true });

async function fillProfile(page: Page, origin: string): Promise<void> {
  const headers = { origin };
  const data = {
    firstName: 'José',
    lastName: 'Łukaszewicz',
    position: 'QB',
    graduationYear: new Date().getFullYear() + 1,
    height: '6-2',
    gpa: 3.7,
    coreGpa: 3.55,
    city: 'Austin',
    state: 'TX',
    birthdate: '2009-03-14',
    hudlProfileUrl: 'https://www.hudl.com/profile/12',
  };
  const game = { opponent: 'Bowie', date: '2025-09-19', stats: { completions: 2, attempts: 3 } };
  expect((await page.request.put(`${origin}/api/user`, { data, headers })).ok()).toBe(true);
  expect((await page.request.post(`${origin}/api/user/add-game-stats`, { data: game, headers })).ok()).toBe(true);
}

async function addClip(page: Page, title: string, url: string): Promise<void> {
  await button(page, 'Add Clip').click();
  const dialog = page.getByRole('dialog', { name: 'Add Clip' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Link', { exact: true }).fill(url);
  await dialog.getByRole('button', { name: 'Save Clip' }).click();
  await expect(dialog).toBeHidden();
}

test.describe('film and the shared profile', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'], userAgent });

  test('P-02 P-11 P-12 P-15 D-02 S-03 S-11 film is put in order, the profile is shared, seen signed out, printed and turned off', async ({
    page,
    steps,
    server,
    browser,
  }) => {
    test.setTimeout(120_000);
    await steps.signUp();
    await fillProfile(page, server.url);
    // No test asks a film site; its player answers as a page of ours.
    await page.context().route('https://www.youtube-nocookie.com/**', (route) => {
      return route.fulfill({ contentType: 'text/html', body: '<p>A player</p>' });
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });

    await page.goto('/profile');
    await expect(page.getByRole('region', { name: 'Profile Status' })).toContainText('Score 76');
    await expect(page.getByRole('group', { name: 'GPA' })).toContainText('Core GPA 3.55');
    await button(page, 'Update Film Highlights').click();
    await addClip(page, 'Camp', 'drive.google.com/file/d/1/view');
    await addClip(page, 'Junior highlights', 'https://youtu.be/M7lc1UVf-VE');
    const clips = page.getByRole('list', { name: 'Clips' }).getByRole('listitem');
    await expect(clips).toHaveText([/Camp.*opens as a link/u, /Junior highlights.*plays in place/u]);

    await button(page, 'Move Camp down').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Camp is now 2 of 2')).toBeVisible();
    await expect(button(page, 'Move Camp up')).toBeFocused();
    await clips.nth(1).dragTo(clips.nth(0));
    await expect(clips).toHaveText([/Camp/u, /Junior/u]);
    await button(page, 'Delete Camp').click();
    await expect(clips).toHaveCount(1);
    await button(page, 'Undo').click();
    await expect(clips).toHaveText([/Camp/u, /Junior/u]);
    expect(await violationsOf(page), 'editing film').toEqual([]);

    await button(page, 'Done').click();
    await button(page, 'Play Junior highlights from YouTube').click();
    await expect(page.frameLocator('iframe').getByText('A player')).toBeVisible();
    await expect(page.locator('iframe')).toHaveAttribute('src', EMBED);
    await expect(page.getByRole('link', { name: 'Open at drive.google.com' })).toHaveAttribute('target', '_blank');

    await page.getByRole('tab', { name: 'Overview' }).click();
    await button(page, 'Share Profile').click();
    await expect(tick(page, 'Name')).toBeChecked();
    for (const name of ['City', 'State', 'Birth date', 'Email']) await expect(tick(page, name)).not.toBeChecked();
    await tick(page, 'City').check();
    await button(page, 'Turn On').click();
    await expect(page.getByText('Profile Shared')).toBeVisible();
    await button(page, 'Copy Link').click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await expect(page.getByLabel('Your link')).toHaveValue(link);
    expect(await violationsOf(page), 'sharing').toEqual([]);

    const stranger = await browser.newContext({ userAgent, viewport: phone, reducedMotion: 'reduce' });
    await stranger.route('https://www.youtube-nocookie.com/**', (route) => {
      return route.fulfill({ contentType: 'text/html', body: '<p>A player</p>' });
    });
    const coach = await stranger.newPage();
    const answer = await coach.goto(link);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow');
    await expect(coach.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
    await expect(coach.getByRole('heading', { level: 1, name: 'José Łukaszewicz' })).toBeVisible();
    // On the first screen of a phone: who it is, the first film, and the way to keep it.
    const address = coach.getByText('https://www.hudl.com/profile/12');
    await expect(coach.getByRole('article', { name: 'Film' }).getByText('opens at hudl.com')).toBeInViewport({ ratio: 1 });
    await expect(coach.getByRole('link', { name: 'One-page PDF' })).toBeInViewport({ ratio: 1 });
    await expect(address).toBeHidden();
    await expect(coach.getByRole('group', { name: 'Core GPA' })).toContainText('3.55');
    await expect(coach.getByRole('table', { name: 'Passing stats' })).toContainText('67%');
    await expect(coach.getByText('Austin')).toBeVisible();
    await expect(coach.getByText('2009')).toHaveCount(0);
    await coach.getByRole('button', { name: 'Play Junior highlights from YouTube' }).click();
    await expect(coach.frameLocator('iframe').getByText('A player')).toBeVisible();
    expect(await coach.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    expect(await violationsOf(coach), 'the public page').toEqual([]);
    await coach.emulateMedia({ media: 'print' });
    await expect(coach.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(coach.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(coach.getByRole('banner')).toBeHidden();
    await expect(address).toBeVisible();
    const printed = (await coach.pdf({ format: 'Letter' })).toString('latin1');
    expect(printed.match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);
    await coach.emulateMedia({ media: 'screen', colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await violationsOf(coach, 'colors'), 'the public page in the dark').toEqual([]);
    const pdf = await coach.request.get(await coach.getByRole('link', { name: 'One-page PDF' }).evaluate((a: HTMLAnchorElement) => a.href));
    expect([pdf.headers()['content-type'], (await pdf.body()).subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-']);

    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'José Łukaszewicz' })).toBeVisible();
    await page.goto('/profile');
    await button(page, 'Share Profile').click();
    await expect(page.getByText('1 view, yours not counted')).toBeVisible();
    await button(page, 'New Link').click();
    await button(page, 'Make new link').click();
    await expect(page.getByText('New Link Made')).toBeVisible();
    await coach.reload();
    await expect(coach.getByText('This profile is not shared')).toBeVisible();
    await button(page, 'Turn Off').click();
    await expect(page.getByText('Sharing Is Off')).toBeVisible();
    await expect(button(page, 'Turn On')).toBeFocused();
    await stranger.close();
  });
});
