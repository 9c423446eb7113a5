import { cp, rename, rm, stat } from 'node:fs/promises';
import { completeLinks } from './complete-links.js';

/**
 * Copies the PostgreSQL binaries to `target` (60 MB) unless they are already there, with their library links.
 * The copy appears under its name only when whole, so that an interrupted one is never used.
 */
export async function copyNative(native: string, target: string): Promise<string> {
  if (!(await stat(target).catch(() => undefined))) {
    const draft = `${target}.${process.pid}`;
    await cp(native, draft, { recursive: true, verbatimSymlinks: true });
    await completeLinks(draft);
    await rename(draft, target).catch(async (error: NodeJS.ErrnoException) => {
      await rm(draft, { recursive: true, force: true });
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  }
  return target;
}
