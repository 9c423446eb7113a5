import { createReadStream } from 'node:fs';
import { constants, copyFile, link, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import { makeFolder } from '../../files/make-folder.js';
import type { ArchiveWriter } from '../archive/archive-writer.js';
import type { Folder, StoredFile } from '../archive/manifest.js';
import { filePart } from '../archive/part-names.js';
import { digestOfAll } from '../archive/read-archive.js';

const DAY_MS = 24 * 3_600_000;
const PREFIX = 'backup-';

/**
 * The files of a place, held by a second name each while they are read: a photo that its owner removes in the meantime is still the one
 * that the database of that moment names.
 */
export class LinkedFiles {
  private readonly root: string;

  constructor(
    private readonly dataDir: string,
    private readonly folders: readonly Folder[],
    id: string,
  ) {
    this.root = path.join(dataDir, 'tmp', `${PREFIX}${id}`);
  }

  /** Takes hold of every file that is there now; may be called again for those that came since. */
  async hold(): Promise<void> {
    await makeFolder(this.root);
    for (const folder of this.folders) await this.holdAll(folder);
  }

  /** Writes each content once, however many files have it; `onFile` receives how many files are done. */
  async writeTo(archive: ArchiveWriter, onFile: (done: number) => void): Promise<StoredFile[]> {
    const files: StoredFile[] = [];
    const written = new Set<string>();
    for await (const name of namesBelow(this.root, '')) {
      onFile(files.length);
      const file = path.join(this.root, name);
      const { sha256, bytes } = await digestOfAll(createReadStream(file));
      files.push({ path: name, sha256, bytes });
      if (written.has(sha256)) continue;
      written.add(sha256);
      await archive.addStream(filePart(sha256), bytes, createReadStream(file, { end: Math.max(0, bytes - 1) }));
    }
    return files.sort((one, other) => (one.path < other.path ? -1 : 1));
  }

  async release(): Promise<void> {
    await rm(this.root, { recursive: true, force: true });
  }

  /** Removes what killed backups left. */
  async clear(now: Date): Promise<void> {
    const folder = path.dirname(this.root);
    const names = await readdir(folder).catch(() => []);
    for (const name of names.filter((one) => one.startsWith(PREFIX))) {
      const { mtimeMs } = await stat(path.join(folder, name)).catch(() => ({ mtimeMs: Infinity }));
      if (now.getTime() - mtimeMs > DAY_MS) await rm(path.join(folder, name), { recursive: true, force: true });
    }
  }

  private async holdAll(folder: string): Promise<void> {
    for await (const name of namesBelow(this.dataDir, folder)) {
      const held = path.join(this.root, name);
      await makeFolder(path.dirname(held));
      await hold(path.join(this.dataDir, name), held).catch((error: NodeJS.ErrnoException) => {
        // Held already, or removed since the folder was read.
        if (error.code !== 'EEXIST' && error.code !== 'ENOENT') throw error;
      });
    }
  }
}

/** By a second name; where there can be none (the folder of photos is on another disk, or the disk knows none) by a copy. */
async function hold(file: string, held: string): Promise<void> {
  await link(file, held).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST' || error.code === 'ENOENT') throw error;
    return copyFile(file, held, constants.COPYFILE_EXCL);
  });
}

/** Names of the whole files below a folder, relative to `root`. */
async function* namesBelow(root: string, folder: string): AsyncGenerator<string> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) yield* namesBelow(root, name);
    else if (entry.isFile() && !entry.name.endsWith('.part')) yield name;
  }
}
