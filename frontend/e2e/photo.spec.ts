import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './support/app-server';
import { violationsOf } from './support/violations-of';

const phone = { width: 360, height: 740 };
const isUpload = (url: URL) => url.pathname.startsWith('/api/uploads/');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Profile Photo' });
const sidebarPicture = (page: Page) => page.locator('img[src^="/api/pictures/"][width="38"]');

async function photo(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const drawn = sharp({ create: { width: 900, height: 1200, channels: 3, background: '#2f6b49', noise } });
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await drawn.jpeg().toBuffer() };
}

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await dialogOf(page).getByLabel('Photo', { exact: true }).setInputFiles(file);
}

/** How often the page has asked for an upload address. */
function asks(page: Page): { count: number } {
  const asked = { count: 0 };
  page.on('request', (request) => {
    if (request.url().endsWith('/api/profile-picture/upload-url')) asked.count += 1;
  });
  return asked;
}

test.describe('the profile photo', () => {
  test.beforeEach(async ({ steps }) => {
    await steps.signUp();
  });

  test('P-02 P-03 P-05 P-13 S-05 chosen, paused, resumed, uploaded, seen after a reload, removed', async ({ page }) => {
    const asked = asks(page);
    await page.goto('/profile?tab=data');
    await button(page, 'Add: Photo').click();
    await choose(page, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') });
    await expect(dialogOf(page).getByRole('alert')).toContainText('Choose a JPEG, PNG, WebP, GIF or AVIF photo.');
    await choose(page, { name: 'big.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5_242_881) });
    await expect(dialogOf(page).getByRole('alert')).toContainText('This photo is larger than 5 MB.');
    await expect(button(page, 'Upload')).toBeDisabled();

    await choose(page, await photo());
    await expect(dialogOf(page).getByText('me.jpg')).toBeVisible();
    expect(asked.count, 'nothing starts by itself').toBe(0);
    // The first PUT is held up until it is paused.
    await page.route(isUpload, () => undefined, { times: 1 });
    await button(page, 'Upload').click();
    await expect(dialogOf(page).getByText('Uploading')).toBeVisible();
    await expect(dialogOf(page).getByText('Resume sends it again from the start')).toBeVisible();
    await button(page, 'Pause').click();
    await expect(dialogOf(page).getByText('Paused')).toBeVisible();
    await button(page, 'Resume').click();

    await expect(page.getByText('Profile Picture Updated')).toBeVisible();
    await expect(page.getByText('Your profile picture has been successfully uploaded.')).toBeVisible();
    await expect(dialogOf(page)).toBeHidden();
    expect(asked.count, 'each attempt has an address of its own').toBe(2);
    // The row with its button is gone; the focus stays in its card.
    await expect(page.getByRole('region', { name: 'Profile Status' })).toBeFocused();
    await page.reload();
    await expect(sidebarPicture(page)).toHaveJSProperty('complete', true);
    expect(await sidebarPicture(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.getByRole('tab', { name: 'Overview' }).click();
    await expect(page.locator('img[src^="/api/pictures/"]')).toHaveCount(2);

    await button(page, 'Change Photo').click();
    await button(page, 'Remove my photo').click();
    await expect(page.getByText('Profile Picture Removed')).toBeVisible();
    await expect(page.locator('img[src^="/api/pictures/"]')).toHaveCount(0);
  });

  test('P-05 P-13 trouble: tried again after 0, 1, 3 and 5 s, then by hand; a file that is no photo; no session', async ({
    page,
    context,
  }) => {
    const asked = asks(page);
    await page.clock.install();
    await page.goto('/profile');
    await button(page, 'Upload Photo').click();
    await choose(page, await photo());
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.route(isUpload, (route) => route.abort());
    await button(page, 'Upload').click();
    const waits = [0, 1000, 3000, 5000];
    for (const [at, wait] of waits.entries()) {
      await expect(dialogOf(page).getByText('Upload failed, trying again')).toBeVisible();
      if (wait > 0) {
        await page.clock.runFor(wait - 1);
        expect(asked.count, `before ${wait} ms`).toBe(at + 1);
      }
      await page.clock.runFor(1);
      await expect.poll(() => asked.count, `after ${wait} ms`).toBe(at + 2);
    }
    await expect(dialogOf(page).getByRole('alert')).toContainText('Upload failed');
    await expect(dialogOf(page).getByRole('alert')).toContainText('The connection was lost. Check it and try again.');
    await expect(page.getByText('Upload Failed', { exact: true })).toBeVisible();

    await page.unroute(isUpload);
    await page.route(isUpload, (route) => route.fulfill({ status: 410, json: { code: 'upload_address_expired' } }), {
      times: 1,
    });
    await button(page, 'Retry').click();
    await expect(dialogOf(page).getByRole('alert')).toContainText('Request has expired');

    await choose(page, { name: 'text.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Not a photo.') });
    await button(page, 'Upload').click();
    await expect(dialogOf(page).getByRole('alert')).toContainText('This file is not a photo, even if its name says so.');
    await expect(button(page, 'Retry')).toBeHidden();

    await choose(page, await photo());
    await context.clearCookies();
    await button(page, 'Upload').click();
    await expect(dialogOf(page).getByRole('alert')).toContainText('Authorization required');
  });
});

test.describe('the profile photo on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('P-05 S-09 S-11 by keyboard, nothing sideways, no accessibility violation in light and dark', async ({ page, steps }) => {
    await steps.signUp();
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto('/profile');
    await button(page, 'Upload Photo').focus();
    await page.keyboard.press('Enter');
    await choose(page, await photo());
    await expect(button(page, 'Upload')).toBeEnabled();
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.route(isUpload, () => undefined);
    await button(page, 'Upload').press('Enter');
    await expect(dialogOf(page).getByText('Uploading')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(button(page, 'Upload Photo')).toBeFocused();
  });
});
