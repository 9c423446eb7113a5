import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { makeFolder } from '../files/make-folder.js';
import { StorageUnavailable } from './storage-unavailable.js';

/** Small files under one folder (mode 0700), written whole or not at all. Names are the caller's to check. */
export class FileFolder {
  constructor(private readonly root: string) {}

  /** Throws StorageUnavailable. */
  async write(name: string, bytes: Buffer): Promise<void> {
    const target = path.join(this.root, name);
    const part = `${target}.${randomUUID()}.part`;
    try {
      await makeFolder(path.dirname(target));
      await writeFile(part, bytes, { mode: 0o600, flush: true });
      await rename(part, target);
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined);
      throw new StorageUnavailable((error as Error).message);
    }
  }

  /** Null when there is no such file. Throws StorageUnavailable. */
  async read(name: string): Promise<Buffer | null> {
    try {
      return await readFile(path.join(this.root, name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw new StorageUnavailable((error as Error).message);
    }
  }

  /** Deletes a file or a folder with all that is in it; nothing to do when there is none. Throws StorageUnavailable. */
  async remove(name: string): Promise<void> {
    try {
      await rm(path.join(this.root, name), { recursive: true, force: true });
    } catch (error) {
      throw new StorageUnavailable((error as Error).message);
    }
  }
}
