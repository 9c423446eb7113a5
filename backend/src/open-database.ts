import { chmod } from 'node:fs/promises';

import { BackupError, backupBeforeUpgrade, isRestoreUnfinished } from './platform/backup/index.js';
import { AppConfig } from './platform/config/app-config.js';
import { dataFolderError, makeDataFolder } from './platform/config/data-folder.js';
import { grantAppRole } from './platform/database/grant-app-role.js';
import { migrate } from './platform/database/migrate.js';
import { MigrationError } from './platform/database/migration-error.js';
import { prepareJobSchema } from './platform/database/prepare-job-schema.js';

export interface OpenDatabase {
  /** The configuration with the address of the database filled in. */
  config: AppConfig;
  /** Makes a successor wait for the end of this embedded database instead of joining it. */
  announceClosing: () => Promise<void>;
  /** Stops the embedded database if this process started it. */
  close: () => Promise<void>;
}

/**
 * The database of DATABASE_URL, else the embedded one under DATA_DIR; migrated either way. The embedded one has two
 * roles: its owner changes the schema here, and the application works as a plain one.
 */
export async function openDatabase(config: AppConfig): Promise<OpenDatabase> {
  if (await isRestoreUnfinished(config.dataDir)) {
    throw new BackupError(`a restore into ${config.dataDir} was interrupted; run npm run restore -- FILE --replace again`);
  }
  if (config.databaseUrl) {
    await migrateSafely(config, config.databaseDirectUrl).catch((error: Error) => {
      if (error instanceof MigrationError || error instanceof BackupError) throw error;
      throw new Error(
        `the database of DATABASE_URL does not answer or refuses us: ${error.message.replace(/\.$/, '')}. Check DATABASE_URL, and that its server runs.`,
      );
    });
    return { config, announceClosing: () => Promise.resolve(), close: () => Promise.resolve() };
  }
  makeDataFolder(config.dataDir);
  const { APP_ROLE, startEmbeddedPostgres } = await import('./embedded-postgres/index.js');
  const options = { dataDir: config.dataDir, durable: true, log: (line: string) => process.stdout.write(`${line}\n`) };
  const postgres = await chmod(config.dataDir, 0o700)
    .then(() => startEmbeddedPostgres(options))
    .catch((error: unknown) => {
      throw dataFolderError(config.dataDir, error);
    });
  try {
    await migrateSafely(config, postgres.url);
    await prepareJobSchema(postgres.url);
    await grantAppRole(postgres.url, APP_ROLE);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return {
    config: new AppConfig({ ...config, databaseUrl: postgres.appUrl, databaseDirectUrl: postgres.appUrl }),
    announceClosing: () => postgres.announceClosing(),
    close: () => postgres.stop(),
  };
}

function migrateSafely(config: AppConfig, ownerUrl: string): Promise<void> {
  return migrate(ownerUrl, (client) => backupBeforeUpgrade(config, ownerUrl, client, new Date()));
}
