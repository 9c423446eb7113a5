import path from 'node:path';

import type { BackupSettings } from './backup-settings.js';
import { ConfigError } from './config-error.js';
import type { EnvReader } from './env-reader.js';

/** Anyone who has the file can try passphrases as fast as a machine can. */
const SHORTEST = 12;

/** BACKUP_*: each wrong value is a ConfigError. `ownFolder`: for backups of an embedded database, where BACKUP_DIR names none. */
export function readBackupSettings(read: EnvReader, ownFolder?: string): BackupSettings {
  const given = read.optional('BACKUP_DIR');
  const dir = given === undefined ? undefined : path.resolve(given);
  return {
    dir,
    folder: dir ?? ownFolder,
    keep: read.integer('BACKUP_KEEP', 14, 1, 1_000),
    holdsBucket: read.flag('BACKUP_BUCKET', true),
    passphrase: readPassphrase(read),
  };
}

function readPassphrase(read: EnvReader): string | undefined {
  const passphrase = read.optional('BACKUP_PASSPHRASE');
  if (passphrase !== undefined && passphrase.length < SHORTEST) {
    throw new ConfigError('BACKUP_PASSPHRASE', passphrase, `at least ${SHORTEST} characters`, true);
  }
  return passphrase;
}
