import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';

import { findChromium } from '../../../scripts/lib/find-chromium.mjs';

/** A browser with one profile, which Lighthouse and Playwright both drive: who signs in for one is signed in for the other. */
export async function startPhone() {
  const profile = await mkdtemp(path.join(tmpdir(), 'recruit-phone-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--remote-debugging-port=0'],
    viewport: null,
  });
  const [port] = (await readFile(path.join(profile, 'DevToolsActivePort'), 'utf8')).split('\n');
  return {
    context,
    port: Number(port),
    async signUp(url) {
      if ((await context.cookies(url)).length > 0) return;
      const data = { username: 'athlete', password: 'touchdown', email: 'athlete@recruit.test' };
      const answer = await context.request.post(`${url}/api/register`, { data, headers: { origin: url } });
      if (!answer.ok()) throw new Error(await answer.text());
    },
    async stop() {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** One run of Lighthouse as it is delivered: a phone, slow 4G and a slow processor, both simulated; nothing in the cache. */
export async function lighthouseOf({ port }, url) {
  const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
  const result = await lighthouse(url, { port, onlyCategories, logLevel: 'error', output: 'json' });
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  const score = (name) => Math.round(categories[name].score * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
  };
}
