import { Injectable } from '@nestjs/common';

import type { ImportBatch } from '../domain/import/import-batch.js';
import { ImportFileError } from '../domain/import/import-file-error.js';
import { SchoolFile } from '../domain/import/school-file.js';
import { CsvReader, type CsvRecord } from './ports/csv-reader.js';

export interface OpenSchoolFile {
  /** Fills up while the batches are taken. */
  file: SchoolFile;
  batches: AsyncIterable<ImportBatch>;
}

const ROWS_PER_BATCH = 1_000;

/** Opens a school file and hands out its rows in batches, so that memory stays flat. */
@Injectable()
export class SchoolFileReader {
  constructor(private readonly csv: CsvReader) {}

  /** Throws ImportFileError for what the header tells; later faults come out of the batches. */
  async open(bytes: Uint8Array): Promise<OpenSchoolFile> {
    const records = this.csv.read(bytes)[Symbol.asyncIterator]();
    const header = await records.next();
    if (header.done) throw new ImportFileError('empty_file', 'The file is empty.');
    const file = new SchoolFile(header.value.cells, header.value.line);
    return { file, batches: inBatches(file, records) };
  }
}

async function* inBatches(file: SchoolFile, records: AsyncIterator<CsvRecord>): AsyncGenerator<ImportBatch> {
  let rows = 0;
  for (let next = await records.next(); !next.done; next = await records.next()) {
    file.add(next.value.cells, next.value.line);
    rows += 1;
    if (rows % ROWS_PER_BATCH === 0) yield file.takeBatch();
  }
  yield file.takeBatch();
}
