import { ImportFileError } from '../domain/import-file-error.js';
import type { ByteSource } from './byte-source.js';
import type { CsvReader, CsvRecord } from './ports/csv-reader.js';

export interface OpenTable {
  header: CsvRecord;
  /** The records after the header. */
  records: AsyncIterator<CsvRecord>;
}

/** Throws ImportFileError when the beginning of the file is no table. */
export async function openTable(csv: CsvReader, source: ByteSource | Uint8Array): Promise<OpenTable> {
  const records = csv.read(source)[Symbol.asyncIterator]();
  const header = await records.next();
  if (header.done) throw new ImportFileError('empty_file', 'The file is empty.');
  return { header: header.value, records };
}
