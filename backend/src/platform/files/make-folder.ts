import { mkdirSync, statSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

const MODE = { mode: 0o700 };

/**
 * Makes a folder, and those above it that are missing, closed to other accounts. Throws the file system's error. Node's own `recursive`
 * tries for ever where a folder takes no other one and says ENOENT, as /proc does.
 */
export async function makeFolder(folder: string): Promise<void> {
  const missing: string[] = [];
  for (let at = folder; !(await stat(at).then(isFolder(at), unlessMissing)); at = path.dirname(at)) missing.unshift(at);
  for (const one of missing)
    await mkdir(one, MODE).catch(async (error: unknown) => unlessMade(error, await stat(one).catch(() => undefined)));
}

/** The same for the start, before anything else runs. */
export function makeFolderSync(folder: string): void {
  const missing: string[] = [];
  for (let at = folder; !isThere(at); at = path.dirname(at)) missing.unshift(at);
  for (const one of missing) {
    try {
      mkdirSync(one, MODE);
    } catch (error) {
      unlessMade(error, statSync(one, { throwIfNoEntry: false }));
    }
  }
}

function isThere(folder: string): boolean {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found !== undefined && isFolder(folder)(found);
}

interface Kind {
  isDirectory: () => boolean;
}

function isFolder(folder: string): (found: Kind) => boolean {
  return (found) => {
    if (found.isDirectory()) return true;
    throw Object.assign(new Error(`ENOTDIR: not a directory, '${folder}'`), { code: 'ENOTDIR', path: folder });
  };
}

function unlessMissing(error: NodeJS.ErrnoException): boolean {
  if (error.code === 'ENOENT') return false;
  throw error;
}

/** Somebody else may have made it in the meantime. A link that leads nowhere is in the way all the same. */
function unlessMade(error: unknown, found: Kind | undefined): void {
  if (!found?.isDirectory()) throw error;
}
