import { existsSync, mkdirSync } from 'node:fs';
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
  // A folder that is there keeps its rights: a running database may need them, and the next start of the server closes it.
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const { startEmbeddedPostgres } = await import('./embedded-postgres/index.js');
  const postgres = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    durable: true,
    log: (line) => process.stdout.write(`${line}\n`),
  });
  return { place: placeOf(config, postgres.url), close: () => postgres.stop() };
}

/**
 * Throws BackupError where no server was ever started: a backup makes no place. `missingKeys`: those that neither a variable nor
 * DATA_DIR has; a backup with others would open no mailbox, and without the folder it would be without its photos.
 */
export function ensurePlaceExists({ databaseUrl, dataDir }: AppConfig, missingKeys: readonly string[]): void {
  const todo = 'Set DATA_DIR or DATABASE_URL to the place to back up.';
  if (databaseUrl === '' && !existsSync(path.join(dataDir, 'pg17'))) throw new BackupError(`There is no database in ${dataDir}. ${todo}`);
  if (missingKeys.length === 0) return;
  throw new BackupError(
    `${path.join(dataDir, 'keys')} does not have the ${missingKeys.join(' and the ')} of the server. Set DATA_DIR as the server has it, and SESSION_SECRET and ENCRYPTION_KEY where the server has them set.`,
  );
}
