import type { ByteSource } from '../../application/ports/byte-source.js';

const CHUNK_BYTES = 64 * 1024;

/** Bytes that stand in memory anyway, in pieces as a file would give them. */
export function memorySource(bytes: Uint8Array): ByteSource {
  return {
    async *chunks() {
      for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES);
    },
  };
}
