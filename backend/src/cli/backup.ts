import path from 'node:path';
import { parseArgs } from 'node:util';

import pg from 'pg';

import { ensurePlaceExists, openPlace } from '../open-place.js';
import { BackupError, makeBackup, noteBackup, type FinishedBackup } from '../platform/backup/index.js';
import { keptKeys } from '../platform/config/key-file.js';
import { readConfig } from '../read-config.js';
import { printFailure } from './print-failure.js';

const USAGE = 'Usage: npm run backup -- --out FILE [--encrypt]';

/** One file with everything of the place that DATA_DIR and DATABASE_URL name; also while the server runs. */
async function main(args: string[]): Promise<void> {
  const { out, encrypt } = read(args);
  const missing: string[] = [];
  const config = readConfig(
    undefined,
    keptKeys((name) => missing.push(name)),
  );
  const { passphrase } = config.backups;
  if (encrypt && passphrase === undefined)
    throw new BackupError('--encrypt needs BACKUP_PASSPHRASE: the passphrase, at least 12 characters.');
  ensurePlaceExists(config, missing);
  const { place, close } = await openPlace(config);
  try {
    const backup = await makeBackup({ place, file: path.resolve(out), passphrase: encrypt ? passphrase : undefined, now: new Date() });
    process.stdout.write(`${summaryOf(backup, encrypt)}\n`);
    await noteByHand(place.databaseUrl, backup, encrypt).catch(warnNotNoted);
  } finally {
    await close();
  }
}

/** A backup is made most of all where the database is in trouble, for example on a full disk. */
function warnNotNoted(error: Error): void {
  process.stdout.write(`The file is whole, but Operations will not show it: ${error.message}.\n`);
}

/** Operations shows it; the file is good also where the note cannot be written. */
async function noteByHand(url: string, backup: FinishedBackup, isEncrypted: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await noteBackup(client, backup, { kind: 'by-hand', isEncrypted, isShelved: false });
  } finally {
    await client.end();
  }
}

function read(args: string[]): { out: string; encrypt: boolean } {
  try {
    const { values } = parseArgs({ args, options: { out: { type: 'string' }, encrypt: { type: 'boolean', default: false } } });
    if (values.out) return { out: values.out, encrypt: values.encrypt };
  } catch {
    // Said below.
  }
  throw new BackupError(USAGE);
}

function summaryOf({ file, bytes, manifest }: FinishedBackup, isSealed: boolean): string {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const lines = [
    `Backup written and read again: ${file}`,
    `${(bytes / 1e6).toFixed(1)} MB, ${manifest.tables.length} tables with ${rows} rows, ${manifest.files.length} files.`,
  ];
  const hasKeys = manifest.files.some((one) => one.path.startsWith('keys/'));
  if (!isSealed)
    lines.push(`It is not encrypted${hasKeys ? ' and holds the keys of this place' : ''}: keep it where only you can read it.`);
  for (const one of manifest.elsewhere) lines.push(`Not in it: ${one}.`);
  return lines.join('\n');
}

main(process.argv.slice(2)).then(() => process.exit(0), printFailure);
