/** Bytes that can be read from the beginning as often as needed, without loading them into memory as a whole. */
export interface ByteSource {
  chunks(): AsyncIterable<Uint8Array>;
}
