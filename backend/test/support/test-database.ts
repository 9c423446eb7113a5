import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

export interface TestDatabase {
  /** postgres:// address of a migrated database without rows. */
  url: string;
  /** Removes the database, anyone who is still connected. Close your own pools first. */
  drop(): Promise<void>;
}

function adminUrl(): string {
  const url = process.env['TEST_DATABASE_ADMIN_URL'];
  if (!url) throw new Error('No test cluster: run this by the Jest projects medium or api.');
  return url;
}

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A database of this test file's own, cloned from the migrated template in some 30 ms. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createFrom('tpl');
}

/** The same after a server's first start: with the directory, the starter templates and the first admin. */
export function createStartedDatabase(): Promise<TestDatabase> {
  return createFrom('tpl_started');
}

/** A database of this test file's own without any table. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createFrom('template0');
}

async function createFrom(template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  const url = new URL(adminUrl());
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}
