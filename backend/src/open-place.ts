import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

import { BackupError, placeOf, type Place } from './platform/backup/index.js';
import type { AppConfig } from './platform/config/app-config.js';

export interface OpenPlace {
  place: Place;
  close: () => Promise<void>;
}

/** The place of DATA_DIR and DATABASE_URL as it is, for its owner and without migrating it. The embedded database is joined or started. */
export async function openPlace(config: AppConfig): Promise<OpenPlace> {
  if (config.databaseUrl) return { place: placeOf(config), close: () => Promise.resolve() };
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  chmodSync(config.dataDir, 0o700);
  const { startEmbeddedPostgres } = await import('./embedded-postgres/index.js');
  const postgres = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    durable: true,
    log: (line) => process.stdout.write(`${line}\n`),
  });
  return { place: placeOf(config, postgres.url), close: () => postgres.stop() };
}

/** Throws BackupError where no server was ever started: a backup makes no place. */
export function ensurePlaceExists(config: AppConfig): void {
  if (config.databaseUrl || existsSync(path.join(config.dataDir, 'pg17'))) return;
  throw new BackupError(`There is no database in ${config.dataDir}. Set DATA_DIR or DATABASE_URL to the place to back up.`);
}
