import type { ByteSource } from '../byte-source.js';
import type { CsvRecord } from './csv-reader.js';

/** The beginning of one sheet. */
export interface SheetHead {
  name: string;
  hidden: boolean;
  /** The first rows that are not blank, at most SHEET_HEAD_ROWS. */
  rows: CsvRecord[];
}

export interface SheetRows {
  /** How many rows are not blank. */
  count: number;
  records: AsyncIterable<CsvRecord>;
}

export const SHEET_HEAD_ROWS = 60;

/** A spreadsheet may be as large as this. */
export const MAX_WORKBOOK_MEGABYTES = 20;

/**
 * Reads spreadsheets (XLSX and ODS). Rows have the numbers that a spreadsheet program shows; a formula is its stored result, a date
 * is "2026-09-01", a number has no format, a merged cell counts for all of its rows. Each throws ImportFileError for
 * what is no spreadsheet, is damaged, has a password, or is larger than MAX_WORKBOOK_MEGABYTES or 200 MB unpacked; and
 * WorkbooksBusy.
 */
export abstract class WorkbookReader {
  /** Whether the bytes begin like a spreadsheet, which is a zip file. */
  abstract isWorkbook(source: ByteSource): Promise<boolean>;
  /** In the order of the tabs. */
  abstract heads(source: ByteSource): Promise<SheetHead[]>;
  /** `sheet` counts from 0 in the order of the tabs. */
  abstract rows(source: ByteSource, sheet: number): Promise<SheetRows>;
}
