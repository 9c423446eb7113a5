import { createReadStream } from 'node:fs';
import { extname } from 'node:path';

import type { ByteSource } from '../../../../schools/tables/index.js';

const CSV_TYPES = new Set(['text/csv', 'application/csv', 'text/plain', 'text/tab-separated-values', 'application/vnd.ms-excel']);
const CSV_EXTENSIONS = new Set(['.csv', '.tsv', '.txt']);
const WORKBOOK_TYPES = new Set([
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
]);
const WORKBOOK_EXTENSIONS = new Set(['.xlsx', '.ods']);

/** The part of an uploaded file that an import reads. */
export interface CsvUpload {
  originalname: string;
  mimetype: string;
  /** Where the bytes lie until the request is answered. */
  path: string;
}

/** Whether an upload may be a CSV table by its name or type; browsers disagree on both, so the content decides later. */
export function mayBeCsv({ originalname, mimetype }: CsvUpload): boolean {
  return CSV_EXTENSIONS.has(extname(originalname).toLowerCase()) || CSV_TYPES.has(mimetype.toLowerCase());
}

/** Whether it may be that or a spreadsheet. */
export function mayBeTable(file: CsvUpload): boolean {
  const { originalname, mimetype } = file;
  const isNamed = WORKBOOK_EXTENSIONS.has(extname(originalname).toLowerCase());
  return mayBeCsv(file) || isNamed || WORKBOOK_TYPES.has(mimetype.toLowerCase());
}

export function sourceOf({ path }: CsvUpload): ByteSource {
  return { chunks: () => createReadStream(path) };
}
