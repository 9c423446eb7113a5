import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A secret made once and kept under `<dataDir>/keys` (mode 0600): 32 random bytes in base64.
 * Two processes that start at once agree, because only one can create the file.
 */
export function loadOrCreateKey(dataDir: string, name: string): string {
  const folder = path.join(dataDir, 'keys');
  const file = path.join(folder, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) {
    try {
      writeFileSync(file, randomBytes(32).toString('base64'), { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return readFileSync(file, 'utf8').trim();
}
