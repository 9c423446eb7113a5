import { expect, type Page } from '@playwright/test';
import { test } from './app-server';
import { GoogleStandIn } from './google-stand-in';

/** `test` on a server whose Google is the stand-in, and whose own looks for replies do not come into the way; `env`: its other variables. */
export function googleTest(env: Record<string, string> = {}) {
  return test.extend<object, { google: GoogleStandIn }>({
    google: [
      async ({ browserName: _browser }, provide) => {
        const google = await GoogleStandIn.start();
        await provide(google);
        await google.stop();
      },
      { scope: 'worker' },
    ],
    serverEnv: [
      ({ google }, provide) => provide({ ...google.env, GMAIL_SEND_INTERVAL_MS: '0', REPLY_POLL_INTERVAL_S: '86400', ...env }),
      { scope: 'worker' },
    ],
  });
}

/** The athlete of the page connects athlete@gmail.example, which belongs to one athlete at a time. */
export async function connectGmail(page: Page): Promise<void> {
  await page.goto('/profile');
  const card = page.getByRole('region', { name: 'Gmail Integration' });
  const opened = page.waitForEvent('popup');
  await card.getByRole('button', { name: 'Connect Gmail Account' }).click();
  await (await opened).getByRole('button', { name: 'Continue' }).click();
  await page.bringToFront();
  await expect(card.getByText('Connected as athlete@gmail.example')).toBeVisible();
}

/** The other way round. */
export async function disconnectGmail(page: Page): Promise<void> {
  await page.goto('/profile');
  const card = page.getByRole('region', { name: 'Gmail Integration' });
  await card.getByRole('button', { name: 'Disconnect Gmail' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(card.getByText('Not Connected')).toBeVisible();
}
