import { DataSource } from 'typeorm';

import { demoAccounts } from '../src/demo/demo-accounts.js';
import { migrate } from '../src/platform/database/migrate.js';
import type { Agent } from './support/agent.js';
import { earlierDumps, restoreDump } from './support/restore-dump.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import type { TestDatabase } from './support/test-database.js';

/** Restoring and migrating some thousand rows takes seconds on a busy machine. */

/** What users would miss. Counters and journals of the program itself may change at will. */
const KEPT = [
  ...['users', 'athlete_profiles', 'games', 'film_clips', 'profile_shares', 'pictures', 'schools', 'coaches', 'rosters'],
  ...['roster_players', 'favorites', 'target_schools', 'corrections', 'campaigns', 'campaign_emails', 'outbox_mails'],
  ...['replies', 'mail_opens', 'activities', 'recruiting_strategies', 'email_templates', 'fit_scores'],
];

/** Read off the demo's pages as commit 86828b9 showed them. */
const SHOWN = {
  favorites: 17,
  games: 13,
  stats: { emailsSentCount: 49, emailsOpenedCount: 20, emailsRepliedCount: 6, activeCampaignsCount: 1 },
  /** Status, sent, opened, replied; newest campaign first. */
  campaigns: [
    ['draft', 0, 0, 0],
    ['active', 14, 8, 2],
    ['completed', 16, 7, 2],
    ['completed', 19, 5, 2],
  ],
};

async function rowCounts(url: string): Promise<Record<string, number>> {
  const source = await new DataSource({ type: 'postgres', url }).initialize();
  try {
    const counts: Record<string, number> = {};
    for (const table of KEPT) {
      const [row] = await source.query<{ count: number }[]>(`select count(*)::int as count from public.${table}`);
      counts[table] = row?.count ?? -1;
    }
    return counts;
  } finally {
    await source.destroy();
  }
}

async function signedIn(app: TestApp, account: { username: string; password: string }): Promise<Agent> {
  const agent = app.anonymous();
  const { status } = await agent.post('/api/login', { username: account.username, password: account.password });
  expect(status).toBe(200);
  return agent;
}

it('O-07 there is a dump of an earlier release to start from', async () => {
  expect(await earlierDumps()).toContain('demo-86828b9.sql.gz');
});

/** What the bundled directory brought since then (B-07). */
const NEWER_PROGRAMS = 174;

describe('O-07 a database of commit 86828b9 with the demo', () => {
  let database: TestDatabase;
  let app: TestApp;
  let before: Record<string, number>;

  beforeAll(async () => {
    database = await restoreDump('demo-86828b9.sql.gz');
    before = await rowCounts(database.url);
    await migrate(database.url);
    app = await startTestApp({ database, env: { DEMO: '1' } });
  });

  afterAll(() => app.close());

  it('keeps every row that a user would miss', async () => {
    expect(Object.values(before).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(5000);
    expect(await rowCounts(database.url)).toEqual({ ...before, schools: (before['schools'] ?? 0) + NEWER_PROGRAMS });
  });

  it('lets the athlete sign in and shows the same figures', async () => {
    const athlete = await signedIn(app, demoAccounts.athlete);
    const user = (await athlete.get<{ stats: object & { games: unknown[] } }>('/api/user')).body;
    const favorites = (await athlete.get<unknown[]>('/api/user/favorites')).body;
    const { games, ...stats } = user.stats;
    expect(stats).toMatchObject(SHOWN.stats);
    expect([favorites.length, games.length]).toEqual([SHOWN.favorites, SHOWN.games]);
  });

  it('shows the campaigns with their counts', async () => {
    const athlete = await signedIn(app, demoAccounts.athlete);
    const campaigns = (await athlete.get<Record<string, unknown>[]>('/api/user/campaigns')).body;
    const shown = campaigns.map(({ status, sentCount, openCount, replyCount }) => [status, sentCount, openCount, replyCount]);
    expect(shown).toEqual(SHOWN.campaigns);
  });

  it('lets the admin sign in and start again without loading anything twice', async () => {
    const admin = await signedIn(app, demoAccounts.admin);
    const schools = (await admin.get<unknown[]>('/api/schools')).body;
    expect(schools).toHaveLength((before['schools'] ?? -1) + NEWER_PROGRAMS);
  });
});

describe('O-07 migrations', () => {
  it('run again on a database that is up to date change nothing', async () => {
    const database = await restoreDump('demo-86828b9.sql.gz');
    await migrate(database.url);
    const before = await rowCounts(database.url);
    await migrate(database.url);
    expect(await rowCounts(database.url)).toEqual(before);
    await database.drop();
  });
});
