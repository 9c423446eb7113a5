export { openTable, type OpenTable } from './application/open-table.js';
export { tableRows } from './application/table-rows.js';
export type { ByteSource } from './application/byte-source.js';
export { CsvReader, type CsvRecord } from './application/ports/csv-reader.js';
export {
  MAX_WORKBOOK_MEGABYTES,
  SHEET_HEAD_ROWS,
  type SheetHead,
  type SheetRows,
  WorkbookReader,
} from './application/ports/workbook-reader.js';
export { csvLine } from './domain/csv-line.js';
export { ImportFileError } from './domain/import-file-error.js';
export { WorkbooksBusy } from './domain/workbooks-busy.js';
export { TablesModule } from './tables.module.js';
