import { lstat, readFile, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';

interface Link {
  source: string;
  target: string;
}

async function isMissing(path: string): Promise<boolean> {
  return !(await lstat(path).catch(() => undefined));
}

/**
 * Makes the SONAME links (libpq.so.5 …) that npm packages cannot carry and that the package's install script makes;
 * with --ignore-scripts nobody has made them. Throws the file system's error when `native` is read-only.
 */
export async function completeLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as Link[]) {
    const path = join(native, target.replace(/^native\//, ''));
    if (!(await isMissing(path))) continue;
    await symlink(basename(source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
