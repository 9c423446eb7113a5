import type { ByteSource } from '../ports/byte-source.js';

/** A file that an admin sent. */
export interface ImportUpload {
  fileName: string;
  userId: string;
  source: ByteSource;
}
