import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { demoAccounts } from '../../src/demo/demo-accounts.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createEmptyDatabase, type TestDatabase } from '../support/test-database.js';
import { newFolder, placeWith, query, restoreInto } from './backup-world.js';

const FOLDER = path.resolve(import.meta.dirname, '../fixtures/databases');
const CHANGES = path.resolve(import.meta.dirname, '../../../docs/CHANGELOG.md');
/** The first release that could make a backup is the one after it. */
const WITHOUT_BACKUP = '0.1.0';
const RELEASES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.recruit'))
  .map((name) => name.replace('.recruit', ''));

/** What `npm run release-fixture` wrote beside the backup of a release. */
interface Kept {
  lastMigration: string;
  schema: string;
  shown: { favorites: number; games: number; stats: object; campaigns: unknown[][] };
}

const fixture = (name: string) => readFile(path.join(FOLDER, name), 'utf8');

it('O-06 a backup of every release since backups are made is kept', async () => {
  const headings = [...(await readFile(CHANGES, 'utf8')).matchAll(/^## (\d+\.\d+\.\d+)(.*)$/gm)];
  const made = headings.filter(([, , note]) => note === '').map(([, version]) => version);
  const missing = made.filter((version) => version !== WITHOUT_BACKUP && !RELEASES.includes(`demo-${version}`));
  expect([missing, RELEASES]).toEqual([[], expect.arrayContaining(['demo-0.2.0'])]);
});

describe.each(RELEASES)('O-06 O-07 the backup %s', (release) => {
  let kept: Kept;
  let database: TestDatabase;
  let dataDir: string;
  let rows: Map<string, number>;
  let app: TestApp;

  beforeAll(async () => {
    kept = JSON.parse(await fixture(`${release}.json`)) as Kept;
    database = await createEmptyDatabase();
    dataDir = await newFolder();
    const place = await placeWith(database.url, { DATA_DIR: dataDir });
    const { manifest } = await restoreInto(place, path.join(FOLDER, `${release}.recruit`));
    rows = new Map(manifest.tables.map((table) => [table.name, table.rows]));
  });

  afterAll(() => app.close());

  const count = async (table: string) =>
    (await query<{ count: number }>(database.url, `select count(*)::int as count from public."${table}"`))[0]?.count;

  it('O-06 is restored with every row, in the tables that the release had: no landed migration was changed', async () => {
    const counted = await Promise.all([...rows.keys()].map(async (table) => [table, await count(table)] as const));
    expect(new Map(counted)).toEqual(rows);
    const [digest] = await query<{ digest: string }>(database.url, await fixture('schema.sql'));
    const [last] = await query<{ name: string }>(database.url, 'select name from migrations order by timestamp desc limit 1');
    expect([last?.name, digest?.digest]).toEqual([kept.lastMigration, kept.schema]);
  });

  it('O-07 is migrated, and shows its athlete the same pages and figures', async () => {
    await migrate(database.url);
    // Without a worker: emails of the demo that are due by now would change the figures.
    app = await startTestApp({ database, env: { DEMO: '1', DATA_DIR: dataDir, ROLE: 'web' } });
    const athlete = app.anonymous();
    const { username, password } = demoAccounts.athlete;
    expect((await athlete.post('/api/login', { username, password })).status).toBe(200);
    const { games, ...stats } = (await athlete.get<{ stats: { games: unknown[] } }>('/api/user')).body.stats;
    const campaigns = (await athlete.get<Record<string, unknown>[]>('/api/user/campaigns')).body;
    expect(stats).toMatchObject(kept.shown.stats);
    expect({
      favorites: (await athlete.get<unknown[]>('/api/user/favorites')).body.length,
      games: games.length,
      campaigns: campaigns.map(({ status, sentCount, openCount, replyCount }) => [status, sentCount, openCount, replyCount]),
    }).toEqual({ favorites: kept.shown.favorites, games: kept.shown.games, campaigns: kept.shown.campaigns });
    const users = ['users', 'campaign_emails', 'replies', 'activities', 'film_clips', 'pictures'];
    for (const table of users) expect([table, await count(table)]).toEqual([table, rows.get(table)]);
  });
});
