import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

import { Decrypter, Encrypter } from 'age-encryption';

import { BackupError } from '../backup-error.js';

/** How every file that age made begins. */
export const AGE_MAGIC = Buffer.from('age-encryption.org/v1\n');

/** What gzip of this program begins with; the bytes that it does not check itself are compared. */
export const GZIP_HEADER = Buffer.from('1f8b0800000000000003', 'hex');

/** scrypt with 2^16 rounds takes 64 MB for a moment; the usual 2^18 would take 256 MB, more than the rest of a backup. */
const WORK_FACTOR = 16;

/** Encrypts by the age format: the key from the passphrase, then pieces of 64 kB, each with its place and the last one marked. */
export async function* sealed(plain: Readable, passphrase: string): AsyncGenerator<Uint8Array> {
  const age = new Encrypter();
  age.setPassphrase(passphrase);
  age.setScryptWorkFactor(WORK_FACTOR);
  yield* readableOf(await age.encrypt(webStreamOf(plain)));
}

/** Throws BackupError when the passphrase is another one, or the file was changed or cut. */
export async function* opened(cipher: Readable, passphrase: string | undefined): AsyncGenerator<Uint8Array> {
  if (passphrase === undefined) throw new BackupError('This backup is encrypted. Set BACKUP_PASSPHRASE to its passphrase.');
  const age = new Decrypter();
  age.addPassphrase(passphrase);
  yield* readableOf(await age.decrypt(webStreamOf(cipher)).catch(refuse));
}

/** Whether a file is encrypted; null for one that begins like no backup, or cannot be read. */
export async function sealOf(file: string): Promise<boolean | null> {
  const handle = await open(file).catch(() => undefined);
  if (handle === undefined) return null;
  try {
    const { buffer } = await handle.read(Buffer.alloc(AGE_MAGIC.length), 0, AGE_MAGIC.length, 0);
    if (buffer.equals(AGE_MAGIC)) return true;
    return buffer.subarray(0, GZIP_HEADER.length).equals(GZIP_HEADER) ? false : null;
  } finally {
    await handle.close();
  }
}

function refuse(error: Error): never {
  const wrong = /no identity matched/i.test(error.message);
  throw new BackupError(wrong ? 'BACKUP_PASSPHRASE is not the passphrase of this backup.' : `The backup is damaged: ${error.message}.`, {
    cause: error,
  });
}

function webStreamOf(stream: Readable) {
  return Readable.toWeb(stream);
}

function readableOf(stream: ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(stream);
}
