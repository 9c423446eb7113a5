import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

import type { ByteSource } from '../../tables/index.js';
import { MAX_PACK_BYTES, MAX_PACK_LINE, MAX_PACK_LINES, type PackManifest } from '../domain/pack.js';
import { PackError } from '../domain/pack-error.js';
import { readChecksum, readManifest } from '../domain/read-pack-line.js';

export interface PackLine {
  text: string;
  /** From 1. */
  line: number;
}

/** The unpacked bytes. Throws PackError: not_pack for what is not gzip, damaged_pack for what ends too early, too_large. */
async function* unpacked(source: ByteSource): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  // Its failure is thrown by the loop.
  const feeding = pipeline(Readable.from(source.chunks()), gunzip).catch(() => undefined);
  let bytes = 0;
  try {
    for await (const chunk of gunzip as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MAX_PACK_BYTES) throw new PackError('too_large');
      yield chunk;
    }
  } catch (error) {
    throw error instanceof PackError ? error : new PackError(bytes === 0 ? 'not_pack' : 'damaged_pack');
  } finally {
    gunzip.destroy();
    await feeding;
  }
}

/** The lines of the unpacked file. Throws PackError. */
export async function* packLines(source: ByteSource): AsyncGenerator<PackLine> {
  const decoder = new TextDecoder();
  let [rest, line] = ['', 0];
  for await (const chunk of unpacked(source)) {
    const pieces = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = pieces.pop() ?? '';
    if (line + pieces.length > MAX_PACK_LINES) throw new PackError('too_large');
    if (rest.length > MAX_PACK_LINE) throw new PackError('not_pack', { line: line + 1, detail: 'it is too long' });
    for (const text of pieces) yield { text, line: (line += 1) };
  }
  if (rest !== '') yield { text: rest, line: line + 1 };
}

/** Reads the whole file once: its manifest, when its checksum fits. Throws PackError. */
export async function checkPack(source: ByteSource): Promise<PackManifest> {
  const hash = createHash('sha256');
  let manifest: PackManifest | undefined;
  let last: PackLine | undefined;
  for await (const next of packLines(source)) {
    manifest ??= readManifest(next.text);
    if (last) hash.update(`${last.text}\n`);
    last = next;
  }
  if (!manifest || !last) throw new PackError('not_pack');
  if (readChecksum(last.text) !== hash.digest('hex')) throw new PackError('damaged_pack');
  return manifest;
}
