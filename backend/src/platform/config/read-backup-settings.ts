import path from 'node:path';

import type { BackupSettings } from './backup-settings.js';
import { ConfigError } from './config-error.js';
import type { EnvReader } from './env-reader.js';

/** Whoever has the file can try passphrases as fast as a machine can. */
const SHORTEST = 12;

/** BACKUP_*: each wrong value is a ConfigError. */
export function readBackupSettings(read: EnvReader): BackupSettings {
  const dir = read.optional('BACKUP_DIR');
  return {
    dir: dir === undefined ? undefined : path.resolve(dir),
    keep: read.integer('BACKUP_KEEP', 14, 1, 1_000),
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
