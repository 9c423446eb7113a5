import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux's own folder in memory. Containers often have one of 64 MB, others none. */
const IN_MEMORY = '/dev/shm';
const ENOUGH = 4 * 1024 ** 3;

async function freeIn(folder) {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize;
}

/**
 * A new folder for what tests write, in memory where there is enough: a copy of a database is 750 files, and on a disk the system
 * takes up to ten times as long to make and to remove them.
 */
export async function quickFolder() {
  const inMemory = Math.min(await freeIn(IN_MEMORY), process.availableMemory()) >= ENOUGH;
  const folder = await mkdtemp(join(inMemory ? IN_MEMORY : tmpdir(), 'recruit-test-'));
  // As every folder for temporary files: a database server may run as another user.
  await chmod(folder, 0o1777);
  return folder;
}
