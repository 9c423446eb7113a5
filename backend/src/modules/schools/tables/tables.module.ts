import { Module } from '@nestjs/common';

import { CsvParseReader } from './adapters/csv/csv-parse-reader.js';
import { ThreadedWorkbookReader } from './adapters/workbook/threaded-workbook-reader.js';
import { CsvReader } from './application/ports/csv-reader.js';
import { WorkbookReader } from './application/ports/workbook-reader.js';

/** Tables as files: CSV of any dialect and spreadsheets. */
@Module({
  providers: [
    { provide: CsvReader, useClass: CsvParseReader },
    { provide: WorkbookReader, useClass: ThreadedWorkbookReader },
  ],
  exports: [CsvReader, WorkbookReader],
})
export class TablesModule {}
