import { copyFile, lstat, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { makeFolder } from '../../files/make-folder.js';
import { FOLDERS, type StoredFile } from '../archive/manifest.js';
import { BackupError } from '../backup-error.js';

const PREFIX = 'restore-';
/** Exists in DATA_DIR from just before the database changes until the files have changed, too. */
const MARK = 'restore-unfinished';

/** The files of a backup, laid down beside the present ones and then put in their place. */
export class StagedFiles {
  private readonly root: string;
  private readonly paths = new Map<string, string[]>();

  constructor(
    private readonly dataDir: string,
    files: readonly StoredFile[],
    id: string,
  ) {
    this.root = path.join(dataDir, `${PREFIX}${id}`);
    for (const file of files) this.paths.set(file.sha256, [...(this.paths.get(file.sha256) ?? []), file.path]);
  }

  /** Makes the folder, and removes what killed restores left. Throws BackupError where a folder cannot be exchanged later. */
  async begin(): Promise<void> {
    for (const folder of FOLDERS) await refuseLinked(path.join(this.dataDir, folder));
    const left = (await readdir(this.dataDir)).filter((name) => name.startsWith(PREFIX) && name !== MARK);
    for (const name of left) await rm(path.join(this.dataDir, name), { recursive: true, force: true });
    await mkdir(this.root, { mode: 0o700 });
  }

  /** Writes the content to every path that has it. */
  async add(sha256: string, content: AsyncIterable<Buffer>): Promise<void> {
    const [first, ...others] = (this.paths.get(sha256) ?? []).map((name) => path.join(this.root, 'new', name));
    if (first === undefined) return;
    await makeFolder(path.dirname(first));
    await writeFile(first, content, { mode: 0o600, flush: true });
    for (const other of others) {
      await makeFolder(path.dirname(other));
      await copyFile(first, other);
    }
  }

  /** Marks the place as inconsistent from here to `finish`: it is neither the old nor the new one. */
  async mark(): Promise<void> {
    await writeFile(path.join(this.dataDir, MARK), `${this.root}\n`, { mode: 0o600, flush: true });
  }

  /** The place is what it was. */
  async unmark(): Promise<void> {
    await rm(path.join(this.dataDir, MARK), { force: true });
  }

  /** Photos are those of the backup; keys only if it holds some. */
  async publish(): Promise<void> {
    await makeFolder(path.join(this.root, 'old'));
    for (const folder of FOLDERS) {
      const staged = path.join(this.root, 'new', folder);
      const isStaged = await exists(staged);
      if (folder === 'keys' && !isStaged) continue;
      await rename(path.join(this.dataDir, folder), path.join(this.root, 'old', folder)).catch(unlessMissing);
      if (isStaged) await rename(staged, path.join(this.dataDir, folder));
    }
  }

  async clear(): Promise<void> {
    await rm(this.root, { recursive: true, force: true });
  }
}

/** Whether a restore into this data folder died between the database and the files. */
export function isRestoreUnfinished(dataDir: string): Promise<boolean> {
  return exists(path.join(dataDir, MARK));
}

function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

/** A folder takes the place of another one by its name: not of a disk of its own, and a link would be lost. */
async function refuseLinked(folder: string): Promise<void> {
  const [own, above] = [await lstat(folder).catch(() => undefined), await stat(path.dirname(folder))];
  if (own === undefined || (!own.isSymbolicLink() && own.dev === above.dev)) return;
  throw new BackupError(
    `Nothing was restored: ${folder} is a link or a disk of its own, and a restore puts another folder in its place. Let DATA_DIR as a whole be there, then restore again.`,
  );
}

function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
