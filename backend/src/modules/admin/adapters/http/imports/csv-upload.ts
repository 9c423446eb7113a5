import { createReadStream } from 'node:fs';
import { extname } from 'node:path';

import type { ByteSource } from '../../../../schools/directory/index.js';

const TYPES = new Set(['text/csv', 'application/csv', 'text/plain', 'text/tab-separated-values', 'application/vnd.ms-excel']);
const EXTENSIONS = new Set(['.csv', '.tsv', '.txt']);

/** The part of an uploaded file that a CSV import looks at. */
export interface CsvUpload {
  originalname: string;
  mimetype: string;
  /** Where the bytes lie until the request is answered. */
  path: string;
}

/**
 * Whether an upload may be a table by its name or type; browsers disagree on both, so the content decides
 * later.
 */
export function mayBeCsv({ originalname, mimetype }: CsvUpload): boolean {
  return EXTENSIONS.has(extname(originalname).toLowerCase()) || TYPES.has(mimetype.toLowerCase());
}

export function sourceOf({ path }: CsvUpload): ByteSource {
  return { chunks: () => createReadStream(path) };
}
