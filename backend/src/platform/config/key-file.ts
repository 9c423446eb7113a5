import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { ConfigError } from './config-error.js';

/**
 * A secret made once and kept under `<dataDir>/keys` (mode 0600): 32 random bytes in base64.
 * Two processes that start at once agree, because only one can create the file. Throws a ConfigError when
 * nothing can be kept there.
 */
export function loadOrCreateKey(dataDir: string, name: string): string {
  try {
    return keptKey(dataDir, name);
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    throw new ConfigError('DATA_DIR', dataDir, `a folder that this program may write in (${code})`);
  }
}

/** Where a secret that no variable gives comes from. */
export type KeySource = (dataDir: string, name: string) => string;

/** For commands that look and make nothing: the key that is kept there, else `missing` is told its name, and some other key stands for it. */
export function keptKeys(missing: (name: string) => void = () => undefined): KeySource {
  return (dataDir, name) => {
    try {
      return readFileSync(path.join(dataDir, 'keys', name), 'utf8').trim();
    } catch {
      missing(name);
      return randomBytes(32).toString('base64');
    }
  };
}

function keptKey(dataDir: string, name: string): string {
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
