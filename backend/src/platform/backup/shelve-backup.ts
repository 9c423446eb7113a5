import type { AppConfig } from '../config/app-config.js';
import { BackupError } from './backup-error.js';
import { forgetBackups, noteBackup, type Statements } from './backup-notes.js';
import { BackupShelf, type BackupKind } from './backup-shelf.js';
import { makeBackup, type BackupOrder, type FinishedBackup } from './make-backup.js';
import { placeOf } from './place.js';

export interface ShelvingOrder {
  config: AppConfig;
  folder: string;
  kind: BackupKind;
  now: Date;
  /** Where it is noted. */
  database: Statements;
  /** For the role that owns the tables; the server's own role by default. */
  ownerUrl?: string;
  /** The account that asked for it. */
  by?: string;
  onProgress?: BackupOrder['onProgress'];
}

/** One of at most one at a time, in all processes: the same name as in versions that made daily backups only. */
export const BACKUP_TURN = 'daily-backup';

/** Makes a backup in a folder of the server, notes it and deletes the oldest ones of its kind. Throws BackupError. */
export async function shelveBackup({ config, folder, kind, now, database, by, ...order }: ShelvingOrder): Promise<FinishedBackup> {
  const { keep, passphrase } = config.backups;
  const shelf = new BackupShelf(folder, keep);
  const file = await shelf.fileFor(kind, now).catch((error: NodeJS.ErrnoException) => refuse(folder, error));
  const backup = await makeBackup({ place: placeOf(config, order.ownerUrl), file, passphrase, now, onProgress: order.onProgress });
  await noteBackup(database, backup, { kind, isEncrypted: passphrase !== undefined, by, isShelved: true });
  await forgetBackups(database, await shelf.tidy(file, kind, now));
  return backup;
}

function refuse(folder: string, error: NodeJS.ErrnoException): never {
  const todo = 'Give it to the account that runs the server, or change BACKUP_DIR';
  throw new BackupError(`${folder} cannot be used for backups (${error.code}). ${todo}.`, { cause: error });
}
