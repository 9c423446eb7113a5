import { nextTurn } from '../../../../../shared-kernel/next-turn.js';
import type { ByteSource } from '../../application/byte-source.js';

/** Some five milliseconds of parsing at worst. */
const CHUNK_BYTES = 16 * 1024;

/** Yields bytes that are in memory in chunks, as from a file; other requests run between two chunks. */
export function memorySource(bytes: Uint8Array): ByteSource {
  return {
    async *chunks() {
      for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
        await nextTurn();
        yield bytes.subarray(at, at + CHUNK_BYTES);
      }
    },
  };
}
