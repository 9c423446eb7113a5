/** Bytes that can be read from the beginning as often as needed, without standing in memory as a whole. */
export interface ByteSource {
  chunks(): AsyncIterable<Uint8Array>;
}
