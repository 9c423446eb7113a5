import type pg from 'pg';
import { DataSource } from 'typeorm';

import { APP_VERSION } from '../version/app-version.js';
import { KNOWN_MIGRATIONS, unknownMigration } from './known-migrations.js';
import { MigrationError } from './migration-error.js';
import { withMigrationLock } from './migration-lock.js';
import { migrations } from './migrations/index.js';

/** Called before a database with data is changed; returns the file of a backup, if one was made. */
export type BeforeChange = (client: pg.Client) => Promise<string | undefined>;

const APPLIED = 'select name from public.migrations order by timestamp, id';
const THERE = `select to_regclass('public.migrations') is not null as migrations, to_regclass('public.users') is not null as users`;

/**
 * Brings the database up to date, all at once or not at all. Several servers may call it at once: they take turns. Throws
 * MigrationError, and then nothing has changed.
 */
export function migrate(url: string, before?: BeforeChange): Promise<void> {
  return withMigrationLock(url, async (client) => {
    const applied = await appliedTo(client);
    refuseNewer(applied);
    if (applied.length === KNOWN_MIGRATIONS.length) return;
    const backup = (await hasData(client)) ? await before?.(client) : undefined;
    await runPending(url).catch((error: Error) => {
      throw new MigrationError(failure(error, backup), { cause: error });
    });
  });
}

/** Names of the migrations that have run, in their order. */
async function appliedTo(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query<{ migrations: boolean }>(THERE);
  if (!found[0]?.migrations) return [];
  const { rows } = await client.query<{ name: string }>(APPLIED);
  return rows.map(({ name }) => name);
}

function refuseNewer(applied: readonly string[]): void {
  const unknown = unknownMigration(applied);
  if (unknown === undefined) return;
  throw new MigrationError(
    `the database is of a newer version: it has the migration ${unknown}, which Recruit ${APP_VERSION} does not know; start the newer version, or restore a backup of this one`,
  );
}

async function hasData(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ users: boolean }>(THERE);
  if (!rows[0]?.users) return false;
  const { rows: users } = await client.query<{ some: boolean }>('select exists (select from users) as some');
  return users[0]?.some === true;
}

async function runPending(url: string): Promise<void> {
  const source = new DataSource({ type: 'postgres', url, migrations, poolSize: 1 });
  await source.initialize();
  try {
    await source.runMigrations({ transaction: 'all' });
  } finally {
    await source.destroy();
  }
}

function failure(error: Error, backup: string | undefined): string {
  const back = backup === undefined ? '' : `; the backup from before is ${backup}, and npm run restore -- ${backup} --replace puts it back`;
  return `the database could not be brought up to date, and nothing in it was changed (${error.message}); the version before still starts on it${back}`;
}
