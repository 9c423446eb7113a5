import { DataSource } from 'typeorm';

import { withMigrationLock } from './migration-lock.js';
import { migrations } from './migrations/index.js';

/** Brings the database up to date. Several servers may call it at once: they take turns. */
export function migrate(url: string): Promise<void> {
  return withMigrationLock(url, () => runPending(url));
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
