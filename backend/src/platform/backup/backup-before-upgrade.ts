import path from 'node:path';

import type pg from 'pg';

import type { AppConfig } from '../config/app-config.js';
import { noteBackup } from './backup-notes.js';
import { BackupShelf } from './backup-shelf.js';
import { makeBackup } from './make-backup.js';
import { placeOf } from './place.js';

/**
 * Writes a backup before migrations change a database with data: of the embedded one always, of another where BACKUP_DIR is set.
 * Answers its file; undefined where none is made. `ownerUrl`: for the role that owns the tables.
 */
export async function backupBeforeUpgrade(
  config: AppConfig,
  ownerUrl: string,
  client: pg.ClientBase,
  now: Date,
): Promise<string | undefined> {
  const { dir, keep, passphrase } = config.backups;
  const folder = dir ?? (config.databaseUrl === '' ? path.join(config.dataDir, 'backups') : undefined);
  if (folder === undefined) return undefined;
  process.stdout.write('Writing a backup before the database changes\n');
  const shelf = new BackupShelf(folder, keep);
  const file = await shelf.fileFor('before-upgrade', now);
  const backup = await makeBackup({ place: placeOf(config, ownerUrl), file, passphrase, now });
  await noteBackup(client, 'before-upgrade', backup, passphrase !== undefined);
  await shelf.tidy(file, 'before-upgrade', now);
  return file;
}
