import type { Page } from '@playwright/test';
import { expect, test } from './support/app-server';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What of the open sheet a message is on. */
const underMessage = (page: Page) =>
  page.evaluate(() => {
    const message = document.querySelector('[data-variant]')?.getBoundingClientRect();
    const parts = document.querySelectorAll<HTMLElement>('[role="dialog"] :is(input, textarea, button, [role="combobox"])');
    if (message === undefined || parts.length === 0) return ['no message or no sheet'];
    return [...parts]
      .filter((part) => {
        const { top, bottom, left, right } = part.getBoundingClientRect();
        return top < message.bottom && bottom > message.top && left < message.right && right > message.left;
      })
      .map((part) => part.getAttribute('aria-label') ?? part.getAttribute('name') ?? part.textContent);
  });

test('issue 17 a message is on no field and no button of a sheet that is as high as the screen', async ({ page, steps, server }) => {
  await steps.signUp();
  const data = { name: 'Junior film', subject: 'My film', template: 'Coach, hello.\n'.repeat(60) };
  const made = await page.request.post('/api/user/campaigns', { data, headers: { origin: server.url } });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/campaigns?campaign=${id}`);
  await page.getByRole('region', { name: 'Campaign Details' }).getByRole('button', { name: 'Edit' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit Campaign' });
  await sheet.getByLabel('Subject').fill('My junior film');
  expect((await sheet.boundingBox())?.y).toBeLessThan(30);
  await page.route('**/api/user/campaigns/*', (route) => route.fulfill({ status: 500, json: { status: 500, message: 'Broken' } }));
  await sheet.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.locator('[data-variant="destructive"]')).toBeVisible();
  await expect.poll(() => underMessage(page)).toEqual([]);
  await expect(sheet.getByLabel('Subject')).toHaveValue('My junior film');
});

test('issue 16 nothing in the sheet of a new campaign is wider than a phone', async ({ page, steps }) => {
  await steps.signUp();
  await page.route('**/api/user/placeholders', async (route) => {
    const known = (await (await route.fetch()).json()) as object[];
    await route.fulfill({
      json: known.map((one) => ({ ...one, label: 'A placeholder with a name that is wider than any phone there is' })),
    });
  });
  await page.goto('/campaigns');
  await button(page, 'Create Campaign').click();
  const sheet = page.getByRole('dialog', { name: 'Create Email Campaign' });
  await expect(sheet.getByRole('button', { name: /^Insert: A placeholder/u }).first()).toBeAttached();
  const wide = await sheet.evaluate((dialog) =>
    [...dialog.querySelectorAll('input, textarea, button, p')]
      .filter((part) => part.getBoundingClientRect().right > window.innerWidth)
      .map((part) => part.getAttribute('aria-label') ?? part.getAttribute('name') ?? part.textContent),
  );
  expect(wide).toEqual([]);
});

/** Which keyboard a phone brings up for each field that can be seen, by its name. */
const keyboards = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input[type="text"], input[type="number"], input:not([type])')];
    return fields
      .filter((field) => field.checkVisibility() && field.role !== 'combobox')
      .map((field) => [field.labels?.[0]?.textContent.replace(/[ *]+$/u, '') ?? field.getAttribute('aria-label') ?? '', field.inputMode]);
  });

/** Yards may be negative, and the keyboard of numbers has no minus sign on every phone. */
const asksNumber = /GPA|SAT|ACT\b|Weight|Jersey|Year|Month|Day\b|Number|Completions|Attempts|Touchdowns|Interceptions|Sacks|Tackles|Score/u;

/** The fields that ask for a number and bring up letters. */
const lettersForNumbers = (all: string[][]) =>
  all.filter(([name = '', mode]) => asksNumber.test(name) && mode !== 'numeric' && mode !== 'decimal');

test('issue 17 a field that asks for a number brings up the keyboard of numbers', async ({ page, steps }) => {
  await steps.signUp();
  await page.goto('/profile');
  await button(page, 'Edit Profile').click();
  await expect(page.getByLabel('High School', { exact: true }).first()).toBeVisible();
  const inProfile = await keyboards(page);
  expect(inProfile.filter(([name = '']) => asksNumber.test(name)).length).toBeGreaterThan(3);
  expect(lettersForNumbers(inProfile)).toEqual([]);

  await page.goto('/profile?tab=stats');
  await button(page, 'Add Game').click();
  await expect(page.getByRole('dialog', { name: 'Add Game Statistics' })).toBeVisible();
  const ofGame = await keyboards(page);
  expect(ofGame.length).toBeGreaterThan(3);
  expect(lettersForNumbers(ofGame)).toEqual([]);

  await page.goto('/profile?tab=stats');
  await button(page, 'Import stat file').click();
  await expect(page.getByLabel('Jersey Number')).toHaveAttribute('inputmode', 'numeric');

  await page.goto('/settings/email');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(lettersForNumbers(await keyboards(page))).toEqual([]);
});
