import type { MigrationInterface } from 'typeorm';

import { migrations } from './migrations/index.js';

export interface KnownMigration {
  name: string;
  timestamp: number;
  migration: MigrationInterface;
}

/** Every migration of this code by the name under which the database notes it, in their order. */
export const KNOWN_MIGRATIONS: readonly KnownMigration[] = migrations.map((Migration) => {
  const migration: MigrationInterface = new Migration();
  const name = migration.name ?? Migration.name;
  return { name, timestamp: Number(name.slice(-13)), migration };
});

const KNOWN = new Set(KNOWN_MIGRATIONS.map(({ name }) => name));

/** Returns the last of `names` that this code does not have; undefined when it has all of them. */
export function unknownMigration(names: readonly string[]): string | undefined {
  return names.findLast((name) => !KNOWN.has(name));
}
