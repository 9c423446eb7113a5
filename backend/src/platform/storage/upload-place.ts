import { open, readdir, rm, stat, truncate, type FileHandle } from 'node:fs/promises';
import path from 'node:path';

import { Injectable } from '@nestjs/common';

import { AppConfig } from '../config/app-config.js';
import { makeFolder } from '../files/make-folder.js';
import { nameOnce } from '../files/name-once.js';
import { FileFolder } from './file-folder.js';
import { StorageUnavailable } from './storage-unavailable.js';
import { UploadAddressSpent, UploadCut, UploadEmpty, UploadTooLarge, UploadUnderWay } from './upload-errors.js';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/**
 * Files that come in by signed addresses, under DATA_DIR/uploads. An address takes one body at a time, and the first
 * complete file spends it; a file that was taken out stays as an empty one, so that the address remains spent. Ids are
 * the caller's to check.
 */
@Injectable()
export class UploadPlace {
  private readonly root: string;
  private readonly files: FileFolder;

  constructor(config: AppConfig) {
    this.root = path.join(config.dataDir, 'uploads');
    this.files = new FileFolder(this.root);
  }

  /**
   * Writes what comes straight to the disk. Throws UploadAddressSpent, UploadUnderWay, UploadTooLarge, UploadEmpty,
   * UploadCut, StorageUnavailable.
   */
  async receive(id: string, source: AsyncIterable<Buffer>, maxBytes: number): Promise<void> {
    const part = path.join(this.root, `${id}.part`);
    await this.ensureUnspent(id);
    const file = await this.openPart(part);
    try {
      // A rival may have published and left between the first look and the lock that the part file is.
      await this.ensureUnspent(id).catch((error: unknown) => closeThenThrow(file, error));
      const size = await this.write(file, source, maxBytes);
      if (size === 0) throw new UploadEmpty();
      await this.publish(part, id);
    } finally {
      await rm(part, { force: true }).catch(() => undefined);
    }
  }

  /** Null when nothing came, or it was taken out. Throws StorageUnavailable. */
  async read(id: string): Promise<Buffer | null> {
    const bytes = await this.files.read(id);
    return bytes !== null && bytes.length > 0 ? bytes : null;
  }

  /** Deletes the content; the address stays spent. Throws StorageUnavailable. */
  async empty(id: string): Promise<void> {
    try {
      await truncate(path.join(this.root, id), 0);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw new StorageUnavailable(codeOf(error));
    }
  }

  /** Deletes everything about an expired address, also what a crash left. Throws StorageUnavailable. */
  async forget(id: string): Promise<void> {
    const names = await readdir(this.root).catch(() => []);
    for (const name of names.filter((one) => one === id || one.startsWith(`${id}.`))) await this.files.remove(name);
  }

  private async ensureUnspent(id: string): Promise<void> {
    try {
      await makeFolder(this.root);
      await stat(path.join(this.root, id));
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return;
      throw new StorageUnavailable(codeOf(error));
    }
    throw new UploadAddressSpent();
  }

  /** One part file for each address: of two bodies at once, in any process, the second is refused unread. */
  private async openPart(part: string): Promise<FileHandle> {
    try {
      return await open(part, 'wx', 0o600);
    } catch (error) {
      throw codeOf(error) === 'EEXIST' ? new UploadUnderWay() : new StorageUnavailable(codeOf(error));
    }
  }

  private async write(file: FileHandle, source: AsyncIterable<Buffer>, maxBytes: number): Promise<number> {
    try {
      return await pour(source, file, maxBytes);
    } catch (error) {
      throw error instanceof UploadTooLarge || error instanceof UploadCut ? error : new StorageUnavailable(codeOf(error));
    } finally {
      await file.close();
    }
  }

  /** The address never gets a second file: it is named once or not at all. */
  private async publish(part: string, id: string): Promise<void> {
    try {
      await nameOnce(part, path.join(this.root, id));
    } catch (error) {
      throw codeOf(error) === 'EEXIST' ? new UploadAddressSpent() : new StorageUnavailable(codeOf(error));
    }
  }
}

async function closeThenThrow(file: FileHandle, error: unknown): Promise<never> {
  await file.close();
  throw error;
}

async function pour(source: AsyncIterable<Buffer>, file: FileHandle, maxBytes: number): Promise<number> {
  let size = 0;
  for await (const chunk of uncut(source)) {
    size += chunk.length;
    if (size > maxBytes) throw new UploadTooLarge(maxBytes);
    await file.write(chunk);
  }
  return size;
}

/** A source that breaks is the sender's doing, not the disk's. */
async function* uncut(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* source;
  } catch {
    throw new UploadCut();
  }
}
