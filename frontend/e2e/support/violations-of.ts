import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

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
  // No page holds frames. To gather those of frames, axe opens a page of its own, and the one behind it draws once a second.
  // To describe what is well takes half of the time, and nobody reads it.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations: found } = await (look === 'colors' ? axe.withRules('color-contrast') : axe.withTags(everything)).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`));
}
