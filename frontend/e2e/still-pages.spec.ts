import type { Page } from '@playwright/test';
import { expect, test } from './support/app-server';
import { routes } from './support/routes';
import { phoneAndDesk, whatMoved } from './support/watch-shifts';

/** What a page shows of an athlete who has something, and who is new. */
const ofAthletes = [
  ...routes.signedIn.map(([path]) => path).filter((path) => !path.startsWith('/settings')),
  ...['stats', 'film'].map((tab) => `/profile?tab=${tab}`),
];
/** The same for every athlete. */
const ofEveryAthlete = [...routes.signedIn.map(([path]) => path).filter((path) => path.startsWith('/settings/')), '/nowhere'];
const ofAdmins = ['/', ...routes.admins.map(([path]) => path), '/admin/reports', '/admin/audit-log'];
const withToken = ['/verify-email', '/coach-word', '/guardian-invitation', '/confirm-email', '/keep-email'].map(
  (path) => `${path}?token=x`,
);
const ofVisitors = ['/', ...routes.forEverybody, ...withToken, '/p/x', '/account-deleted/x'];

/** The demo's athlete has something on every page. */
test.use({ serverEnv: { DEMO: '1' } });

async function signIn(page: Page, origin: string, username: string, password: string): Promise<void> {
  const answer = await page.request.post(`${origin}/api/login`, { data: { username, password }, headers: { origin } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Pages of one campaign that was sent, one conversation and one school of the athlete. */
async function ownPages(page: Page, origin: string): Promise<string[]> {
  const get = async <T>(path: string): Promise<T> => (await (await page.request.get(`${origin}/api/${path}`)).json()) as T;
  const campaigns = await get<{ id: string; status: string }[]>('user/campaigns');
  const sent = campaigns.find(({ status }) => status === 'completed');
  const [favorite] = await get<{ schoolId: number }[]>('user/favorites');
  return [
    `/campaigns?campaign=${sent?.id}`,
    ...['overview', 'roster', 'recruiting', 'comparison'].map((tab) => `/fit?school=${favorite?.schoolId}&tab=${tab}`),
  ];
}

/**
 * `npm run soak` watches all pages in both widths; `npm test` one of so many in each width: every page of an athlete with data once, and
 * half of those of other people.
 */
const oneOf = (many: number, paths: string[], part: number) =>
  paths.filter((_, at) => process.env['SOAK_ROUND'] !== undefined || at % many === part % many);

for (const [at, viewport] of phoneAndDesk.entries()) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.beforeEach(async ({ page }) => {
      test.slow();
      await page.setViewportSize(viewport);
    });

    test('issue 17 no page of an athlete with data moves while it comes', async ({ page, server }) => {
      await signIn(page, server.url, 'marcus', 'friday-nights');
      expect(await whatMoved(page, oneOf(2, [...ofAthletes, ...ofEveryAthlete, ...(await ownPages(page, server.url))], at))).toEqual([]);
    });

    test('issue 17 no page of a new athlete moves while it comes', async ({ page, steps }) => {
      await steps.signUp();
      expect(await whatMoved(page, oneOf(4, ofAthletes, at * 3))).toEqual([]);
    });

    test('issue 17 no page of an admin moves while it comes', async ({ page, server }) => {
      await signIn(page, server.url, 'admin', 'film-room');
      expect(await whatMoved(page, oneOf(4, ofAdmins, at))).toEqual([]);
    });

    test('issue 17 no page of a visitor moves while it comes', async ({ page }) => {
      expect(await whatMoved(page, oneOf(4, ofVisitors, at))).toEqual([]);
    });
  });
}
