import pg from 'pg';
import { DataSource } from 'typeorm';

import { migrations } from './migrations/index.js';

/** Any fixed number: everyone who migrates this database takes the lock of this name. */
const MIGRATION_LOCK = 727_274_001;

/** Brings the database up to date. Several servers may call it at once: they take turns. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await runPending(url);
  } finally {
    await client.end();
  }
}

async function runPending(url: string): Promise<void> {
  const source = new DataSource({ type: 'postgres', url, migrations, poolSize: 1 });
  await source.initialize();
  try {
    await source.runMigrations({ transaction: 'each' });
  } finally {
    await source.destroy();
  }
}
