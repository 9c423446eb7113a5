import type pg from 'pg';

import type { AppConfig } from '../config/app-config.js';
import { shelveBackup } from './shelve-backup.js';

/**
 * Writes a backup before migrations change a database with data: of the embedded one always, of another where BACKUP_DIR is set.
 * Returns its file; undefined where none is made. `ownerUrl`: for the role that owns the tables.
 */
export async function backupBeforeUpgrade(
  config: AppConfig,
  ownerUrl: string,
  client: pg.ClientBase,
  now: Date,
): Promise<string | undefined> {
  const { folder } = config.backups;
  if (folder === undefined) return undefined;
  process.stdout.write('Writing a backup before the database changes\n');
  const { file } = await shelveBackup({ config, folder, kind: 'before-upgrade', now, database: client, ownerUrl });
  return file;
}
