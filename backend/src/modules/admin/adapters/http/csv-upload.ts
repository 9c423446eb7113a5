import { extname } from 'node:path';

const TYPES = new Set([
  'text/csv',
  'application/csv',
  'text/plain',
  'text/tab-separated-values',
  'application/vnd.ms-excel',
]);
const EXTENSIONS = new Set(['.csv', '.tsv', '.txt']);

/** The part of an uploaded file that a CSV import looks at. */
export interface CsvUpload {
  originalname: string;
  mimetype: string;
  buffer: Uint8Array;
}

/**
 * Whether an upload may be a table by its name or type; browsers disagree on both, so the content decides
 * later.
 */
export function mayBeCsv({ originalname, mimetype }: CsvUpload): boolean {
  return EXTENSIONS.has(extname(originalname).toLowerCase()) || TYPES.has(mimetype.toLowerCase());
}
