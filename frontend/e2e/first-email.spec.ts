import type { Locator, Page } from '@playwright/test';
import { expect } from './support/app-server';
import { countPresses } from './support/count-presses';
import { mailbox, mailboxTest } from './support/mailbox-server';

/** Without any settings for mail. */
const test = mailboxTest({ SEND_UNDO_S: '1', MAILBOX_SEND_INTERVAL_MS: '0' });

const { address, password } = mailbox;

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, permissions: ['clipboard-read', 'clipboard-write'] });

const person = (name: string, title: string, email: string) =>
  `<div><h3>${name}</h3><p>${title}</p><a href="mailto:${email}">Email</a></div>`;
const PAGE = `<h1>2026 Football Staff</h1>${[
  person('Walker Ellingboe', 'Head Coach', 'wellingboe@akron.example.edu'),
  person('Brett Lindqvist', 'Offensive Coordinator', 'blindqvist@akron.example.edu'),
  person('Kyle Marchetti', 'Offensive Line', 'kmarchetti@akron.example.edu'),
  person('Luke Petrakis', 'Running Backs', 'lpetrakis@akron.example.edu'),
  person('Shelby Rourke', 'Wide Receivers', 'srourke@akron.example.edu'),
].join('')}`;

/** Copies as a browser does. */
async function copy(page: Page, html: string): Promise<void> {
  await page.evaluate((content) => {
    const blob = (type: string, value: string) => new Blob([value], { type });
    return navigator.clipboard.write([
      new ClipboardItem({ 'text/html': blob('text/html', content), 'text/plain': blob('text/plain', '') }),
    ]);
  }, html);
}

test('B-01 C-17 on a server without mail settings, 20 presses lead from Sign Up to an email to five coaches of a school', async ({
  page,
  provider,
}) => {
  const presses = await countPresses(page);
  const button = (name: string): Locator => page.getByRole('button', { name });
  await page.goto('/');
  await page.getByRole('tab', { name: 'Sign Up' }).tap();
  await page.getByLabel('Month').tap();
  await page.keyboard.type('3');
  // The keyboard of a phone leads from field to field.
  await page.getByLabel('Day').fill('14');
  await page.getByLabel('Year').fill('2009');
  await button('Next').tap();
  // Its first field has the focus.
  await expect(page.getByLabel('Username')).toBeFocused();
  await page.keyboard.type('marcus_lee');
  await page.getByLabel('Email').fill(address);
  await page.getByLabel('Password', { exact: true }).fill('touchdown');
  await page.getByLabel('Confirm Password', { exact: true }).fill('touchdown');
  await button('Create Account').tap();

  await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Schools' }).tap();
  await page.getByLabel('Search schools').tap();
  await page.keyboard.type('akron');
  await button('No contacts yet: add them in a minute: Akron').tap();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Open staff page/u }).tap();
  await (await opened).close();
  // Only a page with the focus may copy and paste.
  await page.bringToFront();
  await page.waitForFunction(() => document.hasFocus());
  await copy(page, PAGE);
  await button('Paste').tap();
  await button('Save and write').tap();

  await page.getByLabel('Campaign name').tap();
  await page.keyboard.type('Akron');
  await page.getByLabel('Subject').fill('2027 QB, Westlake High School');
  await page
    .getByLabel('Email', { exact: true })
    .fill('Coach {{coach_last_name}}, I play quarterback and would like to play for {{school_name}}.');
  await button('Create Campaign').tap();
  await button('Confirm 5 emails').tap();
  await page.getByRole('link', { name: 'Connect a mailbox' }).tap();
  await button('Continue').tap();
  await page.getByLabel('Password', { exact: true }).tap();
  await page.keyboard.type(password);
  for (const [part, name] of [
    ['imap', 'IMAP'],
    ['smtp', 'SMTP'],
  ] as const) {
    await page.getByLabel(`${name} server`).fill(provider.servers[part].host);
    await page.getByLabel(`${name} port`).fill(String(provider.servers[part].port));
  }
  await button('Connect mailbox').tap();
  await page.getByRole('link', { name: 'Back to your emails' }).tap();
  await button('Send 5 emails').tap();
  await button('Send all 5').tap();

  await expect.poll(async () => (await provider.sent()).length, { timeout: 30_000 }).toBe(5);
  expect(await presses()).toBe(20);
});
