import type { ByteSource } from '../../tables/index.js';

/** A file that an admin sent. */
export interface ImportUpload {
  fileName: string;
  userId: string;
  source: ByteSource;
}
