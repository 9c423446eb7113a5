import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

import { extract, type Entry } from 'tar-stream';

import { BackupError } from '../backup-error.js';
import { FORMAT, Head, Manifest } from './manifest.js';
import { HEAD_PART, MANIFEST_PART } from './part-names.js';
import { AGE_MAGIC, GZIP_HEADER, opened } from './sealing.js';

/** A manifest of many files is the largest part that is kept in memory. */
const MANIFEST_BYTES = 512 * 1024 * 1024;

export interface ArchiveVisitor {
  /** Before any other part; throws to stop. */
  head?: (head: Head) => void | Promise<void>;
  /** Has to read the content to its end. */
  part: (name: string, content: AsyncIterable<Buffer>) => Promise<void>;
}

/** Walks through a backup in the order of its parts and returns its manifest. Throws BackupError when it is damaged, cut or newer. */
export async function readArchive(file: string, passphrase: string | undefined, visitor: ArchiveVisitor): Promise<Manifest> {
  const isSealed = await beginsWith(file, AGE_MAGIC);
  if (!isSealed && !(await beginsWith(file, GZIP_HEADER))) throw new BackupError(`${file} is no backup of Recruit, or it is damaged.`);
  const tar = extract();
  const gunzip = createGunzip();
  const source = createReadStream(file);
  const flowing = isSealed
    ? pipeline(source, (cipher) => opened(cipher as Readable, passphrase), gunzip, tar)
    : pipeline(source, gunzip, tar);
  const [walked, flowed] = await Promise.allSettled([walk(tar, visitor), flowing]);
  // An error of the walk also ends the stream, which then only reports that it ended early.
  const failures = [walked, flowed].flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
  const failure = failures.find((one) => one instanceof BackupError) ?? failures.at(-1);
  if (failure) throw asBackupError(failure);
  if (!isSealed && gunzip.bytesWritten !== (await stat(file)).size)
    throw new BackupError('The backup is damaged: something follows its end.');
  return wholeOf(walked);
}

function wholeOf(walked: PromiseSettledResult<Manifest | undefined>): Manifest {
  if (walked.status === 'fulfilled' && walked.value !== undefined) return walked.value;
  throw new BackupError('The backup is cut: its end is missing.');
}

async function walk(tar: AsyncIterable<Entry>, visitor: ArchiveVisitor): Promise<Manifest | undefined> {
  let manifest: Manifest | undefined;
  let isFirst = true;
  for await (const entry of tar) {
    const { name } = entry.header;
    if (isFirst !== (name === HEAD_PART) || manifest) throw new BackupError('The backup is damaged: its parts are in disorder.');
    isFirst = false;
    if (name === HEAD_PART) await visitor.head?.(await readHead(entry));
    else if (name === MANIFEST_PART) manifest = await readJson(entry, Manifest);
    else await visitor.part(name, entry as AsyncIterable<Buffer>);
  }
  return manifest;
}

/** The layout may have changed in any way, so its number is read before anything else is. */
async function readHead(entry: Entry): Promise<Head> {
  const head = await readJson(entry, Head);
  if (head.format > FORMAT) {
    throw new BackupError(
      `The backup was made by Recruit ${head.appVersion}, which is newer. Restore it with that version or a newer one.`,
    );
  }
  return head;
}

async function readJson<T>(entry: Entry, schema: { parse: (value: unknown) => T }): Promise<T> {
  if ((entry.header.size ?? 0) > MANIFEST_BYTES) throw new BackupError('The backup is damaged: its list is too long.');
  const chunks: Buffer[] = [];
  for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk);
  try {
    return schema.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
  } catch (error) {
    throw new BackupError(`The backup is damaged: ${entry.header.name} cannot be read.`, { cause: error });
  }
}

/** The digest and length of what goes through. */
export async function digestOfAll(content: AsyncIterable<Buffer>): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { sha256: hash.digest('hex'), bytes };
}

async function beginsWith(path: string, magic: Buffer): Promise<boolean> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new BackupError(`There is no file ${path}.`);
    throw new BackupError(`${path} cannot be read (${error.code}).`);
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(magic.length), 0, magic.length, 0);
    return bytesRead === magic.length && buffer.equals(magic);
  } finally {
    await file.close();
  }
}

function asBackupError(error: NodeJS.ErrnoException): Error {
  if (error instanceof BackupError) return error;
  if (error.code === 'Z_BUF_ERROR') return new BackupError('The backup is cut: its end is missing.', { cause: error });
  return new BackupError(`The backup is damaged or cut: ${error.message}.`, { cause: error });
}
