import { randomUUID } from 'node:crypto';
import { open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';

import { APP_VERSION } from '../version/app-version.js';
import { ArchiveWriter, newFile } from './archive/archive-writer.js';
import { FORMAT, type Head, type Manifest, type StoredFile } from './archive/manifest.js';
import { HEAD_PART, MANIFEST_PART } from './archive/part-names.js';
import { verifyArchive } from './archive/verify-archive.js';
import { BackupError } from './backup-error.js';
import { DatabaseSnapshot, type DatabaseContent } from './database/dump-database.js';
import { BucketFiles } from './files/bucket-files.js';
import { LinkedFiles } from './files/linked-files.js';
import { elsewhereOf, foldersOf, printsOf, type Place } from './place.js';

export interface BackupOrder {
  place: Place;
  /** The file to make; there must be none of that name. */
  file: string;
  /** Encrypts the file. */
  passphrase?: string;
  now: Date;
  /** Called after each step; has to return at once. */
  onProgress?: (progress: BackupProgress) => void;
  /** Opens the output stream; a new file with the given name by default. */
  sinkOf?: (draft: string) => Writable;
}

/** How far a backup is. `total`: null while it is not known. */
export interface BackupProgress {
  stage: 'database' | 'files' | 'check';
  done: number;
  total: number | null;
}

export interface FinishedBackup {
  file: string;
  bytes: number;
  manifest: Manifest;
}

/** What a backup under way is called; one that was killed stays under this name, and no restore takes it for a whole one. */
export const UNFINISHED = '.unfinished';

/**
 * Writes one file with the database of one moment and the files that belong to it, while the server runs. It gets its name only
 * after it was read again and compared. Throws BackupError.
 */
export async function makeBackup(order: BackupOrder): Promise<FinishedBackup> {
  const { file, passphrase } = order;
  if (await exists(file)) throw new BackupError(`${file} is there already. Name another file.`);
  const draft = `${file}.${randomUUID()}${UNFINISHED}`;
  try {
    const written = await writeArchive(order, draft);
    const read = await verifyArchive(draft, passphrase, { part: partsOf(written, order.onProgress) });
    if (!isDeepStrictEqual(read, written)) throw new BackupError('The backup was written, but reads differently. Check the disk.');
    const { size } = await stat(draft);
    await rename(draft, file);
    await syncFolder(path.dirname(file));
    return { file, bytes: size, manifest: written };
  } catch (error) {
    await rm(draft, { force: true });
    throw explained(error as NodeJS.ErrnoException, file);
  }
}

async function writeArchive(order: BackupOrder, draft: string): Promise<Manifest> {
  const { place, passphrase, now, onProgress, sinkOf = newFile } = order;
  const folders = await foldersOf(place);
  const held = new LinkedFiles(place.dataDir, folders, randomUUID());
  const archive = new ArchiveWriter(sinkOf(draft), passphrase);
  try {
    await held.clear(now);
    await held.hold();
    const { head, content } = await writeDatabase(order, archive, held);
    const onFile = (done: number) => onProgress?.({ stage: 'files', done, total: null });
    const onDisk = await held.writeTo(archive, onFile);
    const inBucket = await writeBucket(place, archive, (done) => onFile(onDisk.length + done));
    const manifest: Manifest = {
      ...{ ...head, ...content, files: [...onDisk, ...inBucket] },
      ...{ elsewhere: elsewhereOf(place, folders), keyPrints: printsOf(place.encryptionKeys) },
    };
    await archive.addBytes(MANIFEST_PART, asJson(manifest));
    await archive.close();
    return manifest;
  } catch (error) {
    await archive.abandon();
    throw error;
  } finally {
    await held.release();
  }
}

/** The transaction ends here: photos of a bucket may take hours, and old rows could not be cleaned up in the meantime. */
async function writeDatabase(
  order: BackupOrder,
  archive: ArchiveWriter,
  held: LinkedFiles,
): Promise<{ head: Head; content: DatabaseContent }> {
  const snapshot = await DatabaseSnapshot.open(order.place.databaseUrl);
  try {
    // Files that came between the first look and the snapshot.
    await held.hold();
    if (snapshot.migrations.length === 0)
      throw new BackupError('There is nothing of Recruit in this database, so there is nothing to back up.');
    const head = headOf(snapshot.migrations, order.now);
    await archive.addBytes(HEAD_PART, asJson(head));
    const onTable = (done: number, total: number) => order.onProgress?.({ stage: 'database', done, total });
    return { head, content: await snapshot.writeTo(archive, onTable) };
  } finally {
    await snapshot.close();
  }
}

async function writeBucket({ bucket }: Place, archive: ArchiveWriter, onFile: (done: number) => void): Promise<StoredFile[]> {
  return bucket?.isHeld ? new BucketFiles(bucket.name, bucket.objects).writeTo(archive, onFile) : [];
}

/** Counts the parts that were read again. */
function partsOf({ parts, files }: Manifest, onProgress: BackupOrder['onProgress']): () => void {
  const total = parts.length + new Set(files.map(({ sha256 }) => sha256)).size;
  let done = 0;
  return () => onProgress?.({ stage: 'check', done: (done += 1), total });
}

function headOf(migrations: string[], now: Date): Head {
  return {
    product: 'recruit',
    format: FORMAT,
    appVersion: APP_VERSION,
    lastMigration: migrations.at(-1) ?? '',
    createdAt: now.toISOString(),
  };
}

function asJson(value: object): Buffer {
  return Buffer.from(JSON.stringify(value));
}

function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

/** A new name is on the disk once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function explained(error: NodeJS.ErrnoException, file: string): Error {
  if (error instanceof BackupError) return error;
  if (error.code === 'ENOSPC')
    return new BackupError(`The disk is full: ${file} was not written. Free space or name another disk.`, { cause: error });
  if (error.code === 'ENOENT' || error.code === 'EACCES' || error.code === 'EROFS' || error.code === 'ENOTDIR') {
    return new BackupError(`${file} cannot be written (${error.code}). Name a file in a folder that this account may write in.`, {
      cause: error,
    });
  }
  return new BackupError(`The backup was not written: ${error.message}.`, { cause: error });
}
