import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, rm, stat, truncate, type FileHandle } from 'node:fs/promises';
import path from 'node:path';

import { Injectable } from '@nestjs/common';

import { AppConfig } from '../config/app-config.js';
import { FileFolder } from './file-folder.js';
import { StorageUnavailable } from './storage-unavailable.js';
import { UploadAddressSpent, UploadCut, UploadEmpty, UploadTooLarge } from './upload-errors.js';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/**
 * Files that come in by signed addresses, under DATA_DIR/uploads. The first complete file spends its address; a file that
 * was taken out stays as an empty one, so that the address remains spent. Ids are the caller's to check.
 */
@Injectable()
export class UploadPlace {
  private readonly root: string;
  private readonly files: FileFolder;

  constructor(config: AppConfig) {
    this.root = path.join(config.dataDir, 'uploads');
    this.files = new FileFolder(this.root);
  }

  /** Writes what comes straight to the disk. Throws UploadAddressSpent, UploadTooLarge, UploadEmpty, UploadCut, StorageUnavailable. */
  async receive(id: string, source: AsyncIterable<Buffer>, maxBytes: number): Promise<void> {
    const part = path.join(this.root, `${id}.${randomUUID()}.part`);
    await this.ensureUnspent(id);
    try {
      const size = await this.write(part, source, maxBytes);
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
      await mkdir(this.root, { recursive: true, mode: 0o700 });
      await stat(path.join(this.root, id));
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return;
      throw new StorageUnavailable(codeOf(error));
    }
    throw new UploadAddressSpent();
  }

  private async write(part: string, source: AsyncIterable<Buffer>, maxBytes: number): Promise<number> {
    let file: FileHandle | undefined;
    try {
      file = await open(part, 'wx', 0o600);
      return await pour(source, file, maxBytes);
    } catch (error) {
      throw error instanceof UploadTooLarge || error instanceof UploadCut ? error : new StorageUnavailable(codeOf(error));
    } finally {
      await file?.close();
    }
  }

  /** Of two complete files for one address exactly one wins: a link is made once or not at all. */
  private async publish(part: string, id: string): Promise<void> {
    try {
      await link(part, path.join(this.root, id));
    } catch (error) {
      throw codeOf(error) === 'EEXIST' ? new UploadAddressSpent() : new StorageUnavailable(codeOf(error));
    }
  }
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
