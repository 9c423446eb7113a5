import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';

/** `npm test` sets CHROMIUM_PATH; a run by hand looks for the browser itself. */
function chromium(): string {
  const finder = resolve(import.meta.dirname, '..', 'scripts', 'find-chromium.mjs');
  process.env['CHROMIUM_PATH'] ??= execFileSync(process.execPath, [finder], { encoding: 'utf8' }).trim();
  return process.env['CHROMIUM_PATH'];
}

/** `npm test` sets DOVECOT_PATH, to nothing when there is none; a run by hand takes Debian's. Without it that test is not collected. */
process.env['DOVECOT_PATH'] ??= existsSync('/usr/sbin/dovecot') ? '/usr/sbin/dovecot' : '';

/** No page lives long enough to win back what V8 spends on faster code for it; it runs and judges pages with a fifth less work without. */
const slimScripts = '--js-flags=--no-maglev,--no-opt';

/** Without --disable-gpu it would play the graphics card on the processor. */
const leanBrowser = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', slimScripts];

// What V8 made of Playwright's own programs, for each worker that is started.
process.env['NODE_COMPILE_CACHE'] ??= resolve(import.meta.dirname, '..', '.tmp', 'compiled');

/** They wait for timers of the product (leases, days, looks for replies) or one frame after another, so they begin first and others run beside them. */
const waiting = ['trusted-campaign', 'still-pages', 'follow-ups', 'schedule', 'family-journey', 'journey', 'conversation'].map(
  (name) => `**/e2e/${name}.spec.ts`,
);
const missing = process.env['DOVECOT_PATH'] === '' ? ['**/dovecot.spec.ts'] : [];

export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'waiting', testMatch: waiting },
    { name: 'others', testIgnore: [...waiting, ...missing] },
  ],
  globalSetup: './e2e/support/global-setup.ts',
  // Each worker runs a whole server with its database beside a browser, and waits a third of its time: three keep two cores busy.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // `npm test` asks for it, and names what needed it.
  retries: process.env['SECOND_TRY'] ? 1 : 0,
  forbidOnly: true,
  outputDir: 'test-results',
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // It would answer pages beside what the test watches; offline.spec.ts is about it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording costs a third of the whole run: on only when somebody looks for a cause (TRACE=1).
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    // What fades in would be judged while it is half seen, and waited for.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: chromium(), args: [...leanBrowser] },
  },
});
