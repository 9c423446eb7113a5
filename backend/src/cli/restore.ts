import path from 'node:path';
import { parseArgs } from 'node:util';

import { settleRestoredEmails } from '../modules/campaigns/ledger/index.js';
import { openPlace, type OpenPlace } from '../open-place.js';
import { BackupError, restoreBackup } from '../platform/backup/index.js';
import { keptKeys } from '../platform/config/key-file.js';
import { readConfig } from '../read-config.js';
import { printFailure } from './print-failure.js';

const USAGE = 'Usage: npm run restore -- FILE [--replace]';

/** Puts a backup into the place that DATA_DIR and DATABASE_URL name, while no server runs there. */
async function main(args: string[]): Promise<void> {
  const { file, replace } = read(args);
  const { backups } = readConfig(undefined, keptKeys());
  let open: OpenPlace | undefined;
  try {
    const { manifest, hasKeys } = await restoreBackup({
      file: path.resolve(file),
      passphrase: backups.passphrase,
      replace,
      // Only now keys and folders are made that are not there.
      openPlace: async () => (open = await openPlace(readConfig())).place,
      settle: settleRestoredEmails,
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    process.stdout.write(
      `Restored what Recruit ${manifest.appVersion} held on ${manifest.createdAt}: ${manifest.tables.length} tables with ${rows} rows, ${manifest.files.length} files.\n`,
    );
    for (const one of manifest.elsewhere) process.stdout.write(`Was not in the backup: ${one}.\n`);
    if (!hasKeys) {
      process.stdout.write(
        'ENCRYPTION_KEY is not the one of that place: connected mailboxes and authenticator apps need it. Set it before the start.\n',
      );
    }
    process.stdout.write('Campaigns that were being sent are paused. Start the server with npm start.\n');
  } finally {
    await open?.close();
  }
}

function read(args: string[]): { file: string; replace: boolean } {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { replace: { type: 'boolean', default: false } } });
    const [file, ...others] = positionals;
    if (file && others.length === 0) return { file, replace: values.replace };
  } catch {
    // Said below.
  }
  throw new BackupError(USAGE);
}

main(process.argv.slice(2)).then(() => process.exit(0), printFailure);
