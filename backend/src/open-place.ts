import { existsSync } from 'node:fs';
import path from 'node:path';

import { BackupError, placeOf, type Place } from './platform/backup/index.js';
import type { AppConfig } from './platform/config/app-config.js';
import { dataFolderError, makeDataFolder } from './platform/config/data-folder.js';

export interface OpenPlace {
  place: Place;
  close: () => Promise<void>;
}

/** The place of DATA_DIR and DATABASE_URL as it is, for its owner and without migrating it. The embedded database is joined or started. */
export async function openPlace(config: AppConfig): Promise<OpenPlace> {
  if (config.databaseUrl) return { place: placeOf(config), close: () => Promise.resolve() };
  // A folder that is there keeps its rights: a running database may need them, and the next start of the server closes it.
  makeDataFolder(config.dataDir);
  const { startEmbeddedPostgres } = await import('./embedded-postgres/index.js');
  const options = { dataDir: config.dataDir, durable: true, log: (line: string) => process.stdout.write(`${line}\n`) };
  const postgres = await startEmbeddedPostgres(options).catch((error: unknown) => {
    throw dataFolderError(config.dataDir, error);
  });
  return { place: placeOf(config, postgres.url), close: () => postgres.stop() };
}

/** Throws BackupError where no server was ever started: a command about a place makes none. */
export function ensureDatabaseExists({ databaseUrl, dataDir }: AppConfig): void {
  if (databaseUrl !== '' || existsSync(path.join(dataDir, 'pg17'))) return;
  throw new BackupError(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as the server has it.`);
}

/**
 * The same for a backup. `missingKeys`: those that neither a variable nor DATA_DIR has; a backup with others would open no mailbox, and
 * without the folder it would be without its photos.
 */
export function ensurePlaceExists(config: AppConfig, missingKeys: readonly string[]): void {
  ensureDatabaseExists(config);
  if (missingKeys.length === 0) return;
  throw new BackupError(
    `${path.join(config.dataDir, 'keys')} does not have the ${missingKeys.join(' and the ')} of the server. Set DATA_DIR as the server has it, and SESSION_SECRET and ENCRYPTION_KEY where the server has them set.`,
  );
}
