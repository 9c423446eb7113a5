import type { Page } from '@playwright/test';

interface Shift {
  value: number;
  /** What moved, from where to where. */
  moved: string[];
}

interface Watched {
  shifts: Shift[];
  /** Frames in a row in which nothing was on its way. */
  quietFrames: number;
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Runs in the page, before any of its own scripts. */
function watch(): void {
  const watched: Watched = { shifts: [], quietFrames: 0 };
  Object.assign(globalThis, { watchedShifts: watched });
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    const text = (node?.textContent ?? '').trim().slice(0, 40);
    return `${element?.tagName.toLowerCase() ?? 'gone'}.${element?.getAttribute('class') ?? ''} "${text}"`;
  };
  const edges = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as ShiftEntry[]) {
      const moved = sources.map(({ node, previousRect, currentRect }) => `${nameOf(node)} ${edges(previousRect)} -> ${edges(currentRect)}`);
      if (!hadRecentInput) watched.shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });

  // As on a slow line: one answer after another, each after the page has drawn what came before.
  const frames = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const ask = globalThis.fetch;
  let before: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  globalThis.fetch = (...given) => {
    waiting += 1;
    const answer = before.then(frames).then(() => ask(...given));
    before = answer.catch(() => null).finally(() => (waiting -= 1));
    return answer;
  };
  const onTheWay = '[data-pending], [role="status"][aria-label^="Loading"], .first-paint, .first-visit';
  const look = () => {
    const isQuiet = waiting === 0 && document.querySelector('h1, main h2') !== null && document.querySelector(onTheWay) === null;
    watched.quietFrames = isQuiet ? watched.quietFrames + 1 : 0;
    requestAnimationFrame(look);
  };
  look();
}

const fewFrames = 20;

/**
 * Watches what moves on the pages that are opened from now on. The function it resolves to opens a page and names what moved on it
 * until all of it was there, when that is more than `most`.
 */
async function watchShifts(page: Page): Promise<(path: string, most: number) => Promise<string[]>> {
  await page.addInitScript(watch);
  return async (path, most) => {
    await page.goto(path);
    await page.waitForFunction((few) => (globalThis as unknown as { watchedShifts: Watched }).watchedShifts.quietFrames > few, fewFrames);
    const shifts = await page.evaluate(() => (globalThis as unknown as { watchedShifts: Watched }).watchedShifts.shifts);
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    if (sum <= most) return [];
    return [`${path} ${sum.toFixed(3)}`, ...shifts.map(({ value, moved }) => `  ${value.toFixed(3)} ${moved.join(' | ')}`)];
  };
}

/** What moves more than this is felt (issue 17). */
const mostShift = 0.02;

export const phoneAndDesk = [
  { width: 360, height: 760 },
  { width: 1440, height: 900 },
];

/** What moved on each of the pages, which come as slowly as they may. */
export async function whatMoved(page: Page, paths: string[]): Promise<string[]> {
  const shiftsOf = await watchShifts(page);
  const found: string[] = [];
  for (const path of paths) found.push(...(await shiftsOf(path, mostShift)));
  return found;
}
