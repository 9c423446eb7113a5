import type { Page } from '@playwright/test';
import axe from 'axe-core';

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Runs in the page. No page holds frames. To describe what is well takes half of the time, and nobody reads it. */
async function judge(runOnly: string[]): Promise<string[]> {
  const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
  const { violations: found } = await inPage.run({ runOnly, resultTypes: ['violations'] });
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`));
}

/**
 * What axe finds against WCAG 2.2 AA on the page once nothing fades in or out; one line for each element. `colors`: only
 * what colours can do wrong, for a page that was looked at in others already.
 */
export async function violationsOf(page: Page, look: 'everything' | 'colors' = 'everything'): Promise<string[]> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      return playState !== 'running' || effect?.getComputedTiming().endTime === Infinity;
    }),
  );
  // Half a megabyte of code: once for each document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(judge, look === 'colors' ? ['color-contrast'] : everything);
}
