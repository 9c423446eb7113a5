import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { makeFolderSync } from '../files/make-folder.js';
import { nameOnceSync } from '../files/name-once.js';
import { dataFolderError, makeDataFolder } from './data-folder.js';

/**
 * A secret made once and kept under `<dataDir>/keys` (mode 0600): 32 random bytes in base64.
 * Two processes that start at once agree, because only one can name the file. Throws a ConfigError when
 * nothing can be kept there.
 */
export function loadOrCreateKey(dataDir: string, name: string): string {
  makeDataFolder(dataDir);
  try {
    return keptKey(path.join(dataDir, 'keys'), name);
  } catch (error) {
    throw dataFolderError(dataDir, error);
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

function keptKey(folder: string, name: string): string {
  const file = path.join(folder, name);
  makeFolderSync(folder);
  const kept = readKey(file);
  if (kept === undefined) makeKey(file, nameOnceSync);
  // A full disk or a lost current once left it without its content.
  else if (kept === '') makeKey(file, renameSync);
  return kept || (readKey(file) ?? '');
}

function readKey(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Written whole under another name: nobody ever reads half a key, and a full disk leaves none. `publish` gives it its name. */
function makeKey(file: string, publish: (draft: string, file: string) => void): void {
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, randomBytes(32).toString('base64'), { mode: 0o600, flush: true });
    publish(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
