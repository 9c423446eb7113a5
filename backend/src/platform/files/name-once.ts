import { constants, copyFileSync, linkSync } from 'node:fs';

/**
 * Gives a whole file its name, unless it is taken: then throws the file system's EEXIST. `link`: the usual way; a file system without
 * hard links (exFAT, many shares) gets a copy, which is there in an instant but not at once.
 */
export function nameOnce(draft: string, file: string, link: (draft: string, file: string) => void = linkSync): void {
  try {
    link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    copyFileSync(draft, file, constants.COPYFILE_EXCL);
  }
}
