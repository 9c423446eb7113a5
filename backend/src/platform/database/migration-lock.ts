import type pg from 'pg';

import { connectDirectly } from './connect-directly.js';

/** Any fixed number: everyone who changes the schema of this database takes the lock of this name. */
export const MIGRATION_LOCK = 727_274_001;

/** Runs `work` with a connection of its own while no other process changes the schema: they take turns. */
export async function withMigrationLock<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connectDirectly(url, 'recruit-migrations');
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await work(client);
  } finally {
    await client.end();
  }
}
