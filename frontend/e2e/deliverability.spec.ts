import type { Page } from '@playwright/test';
import { expect, test as base } from './support/app-server';
import { DnsStandIn } from './support/dns-stand-in';
import { violationsOf } from './support/violations-of';

/** A server whose domain lacks a DKIM key and only watches with DMARC; one name of its DNS never answers. */
const test = base.extend<object, { dns: DnsStandIn }>({
  dns: [
    async ({ browserName: _browser }, provide) => {
      const dns = await DnsStandIn.start({
        'club.test': { TXT: ['v=spf1 mx -all'], MX: [[10, 'mx.club.test']] },
        'mx.club.test': { A: ['192.0.2.1'] },
        '_dmarc.club.test': { TXT: ['v=DMARC1; p=none'] },
        'slow._domainkey.club.test': { fault: 'silent' },
      });
      await provide(dns);
      await dns.stop();
    },
    { scope: 'worker' },
  ],
  serverEnv: [
    ({ dns }, provide) => provide({ MAIL_FROM: 'Recruit <no-reply@club.test>', DNS_SERVERS: dns.address, DKIM_SELECTORS: 'mail,slow' }),
    { scope: 'worker' },
  ],
});

async function lookOver(page: Page, what: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth), what).toBe(false);
  expect(await violationsOf(page), what).toEqual([]);
}

test('M-10 an admin checks the platform’s email, copies a record, finds the result again and sends a test email', async ({
  page,
  context,
  steps,
  mailSink,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await steps.signInAsAdmin();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/operations#deliverability');
  const card = page.getByRole('region', { name: 'Does our email arrive?' });
  await expect(card).toContainText('Not checked yet.');
  // What is above has its height, so that the button does not move away from the press.
  await expect(page.getByRole('region', { name: 'Sending', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Email from our address' })).toContainText('Bounced');
  await card.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(card.getByRole('progressbar', { name: 'Asking the DNS and the mail server' })).toBeVisible();
  await expect(card).toContainText('club.test: 1 problem, 1 warning, 3 unknown', { timeout: 40_000 });
  await lookOver(page, 'on a phone');

  const dmarc = card.getByRole('listitem', { name: /^DMARC/u });
  await expect(dmarc).toContainText('p=none');
  await dmarc.getByRole('button', { name: 'Copy value of _dmarc.club.test' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe('v=DMARC1; p=quarantine; rua=mailto:postmaster@club.test');
  await expect(card.getByRole('listitem', { name: /^DKIM/u }).first()).toContainText('mail._domainkey.club.test');

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(card).toContainText('club.test: 1 problem, 1 warning, 3 unknown');
  await lookOver(page, 'on a desk, dark');

  await page.getByRole('button', { name: 'Send me a test email' }).click();
  await expect(page.getByText('Test email sent')).toBeVisible();
  expect(mailSink?.mails.map(({ raw }) => /^Subject: (.*)$/mu.exec(raw)?.[1]?.trim())).toEqual(['Test email from Recruit']);
});
