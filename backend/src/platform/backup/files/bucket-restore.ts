import { createHash } from 'node:crypto';

import type { StoredObjects } from '../../storage/stored-objects.js';
import { BUCKET_FOLDERS, isBucketPath, type StoredFile } from '../archive/manifest.js';
import { BackupError } from '../backup-error.js';
import { reasonOf } from './bucket-reason.js';

/**
 * Copies the photos of a backup into the bucket of a place. Names are never reused, so it only adds files: an interrupted restore
 * leaves the old place intact, and existing files are not sent again.
 */
export class BucketRestore {
  private readonly names = new Map<string, string[]>();
  private there: Map<string, string | null> | undefined;

  constructor(
    private readonly bucketName: string,
    private readonly objects: StoredObjects,
    files: readonly StoredFile[],
  ) {
    for (const { path, sha256 } of files.filter((file) => isBucketPath(file.path))) {
      this.names.set(sha256, [...(this.names.get(sha256) ?? []), path]);
    }
  }

  has(sha256: string): boolean {
    return this.names.has(sha256);
  }

  /** Sends the content to every name that has it. */
  async add(sha256: string, content: AsyncIterable<Buffer>): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of content) parts.push(part);
    const bytes = Buffer.concat(parts);
    const md5 = createHash('md5').update(bytes).digest('base64');
    try {
      this.there ??= await this.listed();
      for (const name of this.names.get(sha256) ?? []) {
        const type = name.endsWith('.webp') ? 'image/webp' : 'application/octet-stream';
        if (this.there.get(name) !== md5) await this.objects.write(name, bytes, type);
      }
    } catch (error) {
      const reason = reasonOf(error as Error);
      throw new BackupError(`The bucket ${this.bucketName} does not answer (${reason}): nothing was restored. Restore again.`, {
        cause: error,
      });
    }
  }

  private async listed(): Promise<Map<string, string | null>> {
    const there = new Map<string, string | null>();
    for (const folder of BUCKET_FOLDERS) for await (const { name, md5 } of this.objects.list(`${folder}/`)) there.set(name, md5);
    return there;
  }
}
