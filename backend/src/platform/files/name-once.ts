import { constants, copyFileSync, linkSync } from 'node:fs';
import { copyFile, link as linkFile } from 'node:fs/promises';

/**
 * Gives a whole file its name, unless it is taken: then throws the file system's EEXIST. `link`: the usual way; a file system without
 * hard links (exFAT, many shares) gets a copy, which is there in an instant but not at once.
 */
export function nameOnceSync(draft: string, file: string, link: (draft: string, file: string) => void = linkSync): void {
  try {
    link(draft, file);
  } catch (error) {
    if (isTaken(error)) throw error;
    copyFileSync(draft, file, constants.COPYFILE_EXCL);
  }
}

/** The same for large files, without holding others back. */
export async function nameOnce(
  draft: string,
  file: string,
  link: (draft: string, file: string) => Promise<void> = linkFile,
): Promise<void> {
  try {
    await link(draft, file);
  } catch (error) {
    if (isTaken(error)) throw error;
    await copyFile(draft, file, constants.COPYFILE_EXCL);
  }
}

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST';
