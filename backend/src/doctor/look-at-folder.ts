import { access, constants, lstat, readdir, stat, statfs } from 'node:fs/promises';
import path from 'node:path';

/** The folder itself, or the first above it that exists, and the room there. */
export interface SeenFolder {
  existing: string;
  freeBytes: number;
}

/** Whether a folder is there or can be made, and can be written. Makes nothing. Throws what the file system would say. */
export async function lookAtFolder(folder: string): Promise<SeenFolder> {
  const existing = await nearest(folder);
  // Refuses a file.
  await readdir(existing);
  if (existing !== folder && (await isLink(folder))) throw faultOf('EEXIST', folder);
  await access(existing, constants.W_OK | constants.X_OK);
  const { bavail, bsize, blocks } = await statfs(existing);
  // Not of a disk, as /proc, which says so only when something is made.
  if (blocks === 0) throw faultOf('ENOENT', path.join(existing, 'any'));
  return { existing, freeBytes: bavail * bsize };
}

async function nearest(folder: string): Promise<string> {
  const found = await stat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
  });
  return found ? folder : nearest(path.dirname(folder));
}

/** A link that leads nowhere is not there, and in the way all the same. */
function isLink(file: string): Promise<boolean> {
  return lstat(file).then(
    (found) => found.isSymbolicLink(),
    () => false,
  );
}

function faultOf(code: string, at: string): NodeJS.ErrnoException {
  return Object.assign(new Error(code), { code, path: at });
}
