import { expect, test } from './support/app-server';
import { routes } from './support/routes';

/** What moves more than this is felt (issue 17). */
const mostShift = 0.02;

/** The pages whose documents bring their first content along. */
const still = routes.signedIn.filter(([path]) => ['/', '/recruiting'].includes(path));

const sizes = [
  { width: 360, height: 760 },
  { width: 1440, height: 900 },
];

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

for (const viewport of sizes) {
  test(`issue 17 Home and Schools do not move while they come, ${viewport.width} pixels wide`, async ({ page, steps }) => {
    test.slow();
    await steps.signUp();
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const seen: number[] = [];
      Object.assign(globalThis, { seenShifts: seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) seen.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const moved: string[] = [];
    for (const [path, heading] of still) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1, name: heading }).first()).toBeVisible();
      const shift = await page.evaluate(() =>
        (globalThis as unknown as { seenShifts: number[] }).seenShifts.reduce((sum, one) => sum + one, 0),
      );
      if (shift > mostShift) moved.push(`${path} ${shift.toFixed(3)}`);
    }
    expect(moved).toEqual([]);
  });
}
