import type { ByteSource } from '../../directory/index.js';

/** A file that an admin sent. */
export interface ImportUpload {
  fileName: string;
  userId: string;
  source: ByteSource;
}
