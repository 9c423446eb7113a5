import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { pack, type Pack } from 'tar-stream';

import type { Part } from './manifest.js';
import { sealed } from './sealing.js';

/** A new file that only this account can read, and that is on the disk before it is closed. */
export function newFile(file: string): Writable {
  return createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
}

/** Parts that are written one after the other into a tar, compressed by gzip and, with a passphrase, encrypted by age. */
export class ArchiveWriter {
  private readonly tar: Pack = pack();
  private readonly written: Promise<void>;
  private failure: unknown;

  /** Where the bytes go is opened by the first of them; `passphrase`: encrypts. */
  constructor(target: Writable, passphrase?: string) {
    this.written = passphrase === undefined ? this.plain(target) : this.encrypted(target, passphrase);
    // Reported by the next call of `add…` or `close`.
    this.written.catch((error: unknown) => (this.failure = error));
  }

  async addBytes(name: string, bytes: Buffer): Promise<Part> {
    await this.add(name, bytes.length, (sink) => sink.end(bytes));
    return { name, sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length };
  }

  /** Throws when the source has another length. */
  addStream(name: string, length: number, source: Readable): Promise<void> {
    return this.add(name, length, (sink) => source.once('error', (error) => sink.destroy(error)).pipe(sink));
  }

  /** Resolves once everything is written. */
  async close(): Promise<void> {
    this.tar.finalize();
    await this.written;
  }

  /** Ends without an end: what is in the file cannot be read as a whole one. */
  async abandon(): Promise<void> {
    this.tar.destroy();
    await this.written.catch(() => undefined);
  }

  private plain(target: Writable): Promise<void> {
    return pipeline(this.tar, createGzip(), target);
  }

  private encrypted(target: Writable, passphrase: string): Promise<void> {
    return pipeline(this.tar, createGzip(), (zipped) => sealed(zipped as Readable, passphrase), target);
  }

  /** A full disk is reported by the file, not by the part that waits for it: the file's error is thrown. */
  private async add(name: string, size: number, fill: (sink: Writable) => unknown): Promise<void> {
    const broken = this.written.then(() => Promise.reject(new Error('the archive ended early')));
    try {
      await Promise.race([this.filled(name, size, fill), broken]);
    } catch (error) {
      throw this.failure ?? error;
    }
  }

  private filled(name: string, size: number, fill: (sink: Writable) => unknown): Promise<void> {
    return new Promise((resolve, reject) => {
      fill(this.tar.entry({ name, size, mode: 0o600, mtime: new Date(0) }, (error) => (error ? reject(error) : resolve())));
    });
  }
}
