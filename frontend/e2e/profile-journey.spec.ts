import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test as base } from './support/app-server';
import { startMaxPrepsSite } from './support/maxpreps-site';

const test = base.extend<object, { site: { url: string } }>({
  site: [
    async ({ browserName: _browser }, provide) => {
      const site = await startMaxPrepsSite();
      await provide(site);
      site.stop();
    },
    { scope: 'worker' },
  ],
  serverEnv: [async ({ site }, provide) => provide({ MAXPREPS_BASE_URL: site.url }), { scope: 'worker' }],
});

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const label = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const maxPrepsPage = 'https://www.maxpreps.com/tx/austin/westlake/athletes/jordan-testerman/?careerid=abc123def456g';

async function fill(page: Page): Promise<void> {
  await page.goto('/profile');
  await button(page, 'Edit Profile').click();
  const typed = {
    'First Name': 'Jordan',
    'Last Name': 'Testerman',
    'Graduation Year': String(new Date().getFullYear() + 1),
    'High School': 'Westlake High School',
    City: 'Austin',
    State: 'TX',
    GPA: '3.7',
    'SAT Score': '1280',
    Height: '6-2',
    'Weight (lbs)': '205',
    'MaxPreps Page': maxPrepsPage,
  };
  await label(page, 'Position').selectOption('QB');
  for (const [name, value] of Object.entries(typed)) await label(page, name).fill(value);
  await button(page, 'Save Changes').click();
  await expect(page.getByText('Profile Updated')).toBeVisible();
}

async function addPhoto(page: Page): Promise<void> {
  const drawn = sharp({ create: { width: 600, height: 800, channels: 3, background: '#2f6b49' } });
  const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await drawn.jpeg().toBuffer() };
  await page.getByRole('tab', { name: 'Overview' }).click();
  await button(page, 'Upload Photo').click();
  await page.getByRole('dialog', { name: 'Profile Photo' }).getByLabel('Photo', { exact: true }).setInputFiles(file);
  await button(page, 'Upload').click();
  await expect(page.getByText('Profile Picture Updated')).toBeVisible();
}

async function addGame(page: Page, opponent: string, date: string): Promise<void> {
  await button(page, 'Add Game').click();
  const dialog = page.getByRole('dialog', { name: 'Add Game Statistics' });
  await dialog.getByLabel('Opponent').fill(opponent);
  await dialog.getByLabel('Date').fill(date);
  await dialog.getByLabel('Passing Yards', { exact: true }).fill('200');
  await dialog.getByLabel('Opponent').press('Enter');
  await expect(dialog).toBeHidden();
}

test('P-01 P-05 P-09 P-10 P-11 P-12 a whole profile on a phone: filled in, photo, games, sync, film, shared, printed', async ({
  page,
  steps,
  browser,
}) => {
  await steps.signUp();
  await fill(page);
  await addPhoto(page);

  await page.getByRole('tab', { name: 'Stats' }).click();
  for (const [opponent, date] of [
    ['Bowie', '2026-08-28'],
    ['Akins', '2026-10-02'],
    ['Del Valle', '2026-10-09'],
  ] as const) {
    await addGame(page, opponent, date);
  }
  await button(page, 'Sync MaxPreps').click();
  await expect(page.getByText('Stats Synced!')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Games of 2026' }).getByRole('listitem')).toHaveCount(5);

  await page.getByRole('tab', { name: 'Overview' }).click();
  await button(page, 'Update Film Highlights').click();
  await button(page, 'Add Clip').click();
  const clip = page.getByRole('dialog', { name: 'Add Clip' });
  await clip.getByLabel('Title').fill('Junior highlights');
  await clip.getByLabel('Link', { exact: true }).fill('https://vimeo.com/76979871');
  await clip.getByRole('button', { name: 'Save Clip' }).click();
  await expect(clip).toBeHidden();

  await page.getByRole('tab', { name: 'Overview' }).click();
  await button(page, 'Share Profile').click();
  await page.getByRole('link', { name: 'Add birth date' }).click();
  await page.getByLabel('Birthdate').fill('2009-03-14');
  await button(page, 'Save Changes').first().click();
  await expect(page.getByText('Profile Updated').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await button(page, 'Share Profile').click();
  await button(page, 'Turn On').click();
  const link = await page.getByLabel('Your link').inputValue();

  const stranger = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const coach = await stranger.newPage();
  await coach.goto(link);
  await expect(coach.getByRole('heading', { level: 1, name: 'Jordan Testerman' })).toBeVisible();
  await expect(coach.getByRole('button', { name: /^Play Junior highlights/u })).toBeVisible();
  await expect(coach.getByRole('table', { name: 'Passing stats' })).toBeVisible();
  const address = await coach.getByRole('link', { name: 'One-page PDF' }).evaluate((a: HTMLAnchorElement) => a.href);
  const pdf = await (await coach.request.get(address)).body();
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/gu)).toHaveLength(1);
  await stranger.close();
});
