import { resolve } from 'node:path';

import { inRoot } from './paths.mjs';

/**
 * Demo data never goes into a real database, bucket or folder of backups (where it would make room by deleting real ones), and its mail
 * never to a real server.
 */
const OF_REAL_SERVERS = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URL', 'SMTP_URL', 'BACKUP_DIR', 'GCS_BUCKET'];

/**
 * Where the demo is (DATA_DIR if it is set, else .data-demo), and the variables that differ for it. `isFresh`: the folder is deleted first, which is
 * done to .data-demo alone; a DATA_DIR may be that of the real server, so this throws.
 */
export function demoSettings({ DATA_DIR = '' }, args) {
  const isFresh = args.includes('--fresh');
  const given = DATA_DIR.trim();
  if (isFresh && given !== '') throw new Error(`--fresh deletes .data-demo alone. Unset DATA_DIR, or delete ${given} yourself.`);
  const dataDir = given === '' ? inRoot('.data-demo') : resolve(inRoot(), given);
  const dropped = Object.fromEntries(OF_REAL_SERVERS.map((name) => [name, undefined]));
  return { dataDir, isFresh, variables: { DATA_DIR: dataDir, DEMO: '1', ...dropped } };
}
