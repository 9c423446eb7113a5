import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import type { StoredObjects } from '../../storage/stored-objects.js';
import type { ArchiveWriter } from '../archive/archive-writer.js';
import { BUCKET_FOLDERS, type StoredFile } from '../archive/manifest.js';
import { filePart } from '../archive/part-names.js';
import { BackupError } from '../backup-error.js';
import { reasonOf } from './bucket-reason.js';

/** The names that the server gives; other objects do not belong to it. */
const OURS = /^(?:pictures\/[0-9a-f-]{36}\/\d+\.webp|uploads\/[0-9a-f-]{36})$/;
/** Uploads are at most 5 MB by their signed address; pictures are smaller. */
const MAX_BYTES = 5_242_880;
/** Each waits for the network; so many are in memory at once. */
const AT_ONCE = 8;
const PAUSES_MS = [250, 1_000];

interface ReadObject {
  name: string;
  bytes: Buffer | null;
}

/** Photos in a bucket, as a backup takes them along: one after the other, a few read ahead. */
export class BucketFiles {
  constructor(
    private readonly bucketName: string,
    private readonly objects: StoredObjects,
  ) {}

  /** Writes each content once; `onFile` receives how many are done. A file that its owner removed in the meantime is left out. */
  async writeTo(archive: ArchiveWriter, onFile: (done: number) => void): Promise<StoredFile[]> {
    const files: StoredFile[] = [];
    const written = new Set<string>();
    for await (const { name, bytes } of readAhead(this.names(), (one) => this.read(one))) {
      onFile(files.length);
      if (bytes === null) continue;
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      files.push({ path: name, sha256, bytes: bytes.length });
      if (!written.has(sha256)) await archive.addBytes(filePart(sha256), bytes);
      written.add(sha256);
    }
    return files;
  }

  private async *names(): AsyncGenerator<string> {
    for (const folder of BUCKET_FOLDERS) yield* this.namesOf(folder);
  }

  private async *namesOf(folder: string): AsyncGenerator<string> {
    try {
      for await (const { name } of this.objects.list(`${folder}/`)) if (OURS.test(name)) yield name;
    } catch (error) {
      throw this.unavailable(error as Error);
    }
  }

  /** One call that fails must not cost the hours before it. */
  private async read(name: string): Promise<ReadObject> {
    for (const ms of PAUSES_MS) {
      const found = await this.objects.read(name, MAX_BYTES).catch(() => undefined);
      if (found !== undefined) return { name, bytes: found };
      await pause(ms);
    }
    const bytes = await this.objects.read(name, MAX_BYTES).catch((error: Error) => Promise.reject(this.unavailable(error)));
    return { name, bytes };
  }

  private unavailable(error: Error): BackupError {
    const reason = reasonOf(error);
    const todo = 'Try again when it does, or set BACKUP_BUCKET=off for a backup without photos';
    return new BackupError(`The bucket ${this.bucketName} does not answer (${reason}). ${todo}.`, { cause: error });
  }
}

/** The results in the order of the names; never more than AT_ONCE are under way or waiting. */
async function* readAhead<T>(names: AsyncIterable<string>, read: (name: string) => Promise<T>): AsyncGenerator<T> {
  const ahead: Promise<T>[] = [];
  for await (const name of names) {
    ahead.push(withoutWaiting(read(name)));
    if (ahead.length < AT_ONCE) continue;
    const [first] = ahead.splice(0, 1);
    if (first) yield await first;
  }
  for (const one of ahead) yield await one;
}

/** The promise is awaited later; this prevents an unhandled rejection until then. */
function withoutWaiting<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
