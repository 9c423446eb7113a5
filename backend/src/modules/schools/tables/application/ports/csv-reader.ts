import type { ByteSource } from '../byte-source.js';

export interface CsvRecord {
  cells: string[];
  /** Line of the file on which the record begins, from 1. */
  line: number;
  /** The row's number in a spreadsheet, from 1: blank rows count, line ends within a cell do not. */
  sheetRow: number;
}

/** Turns the bytes of an uploaded table into records, with any encoding, delimiter and line ends. */
export abstract class CsvReader {
  /**
   * Records in the order of the file without blank ones; the first is the header. Reads as it is asked,
   * so that a large file never is in memory as records. Throws ImportFileError: not_csv,
   * malformed_csv (possibly after many records).
   */
  abstract read(source: ByteSource | Uint8Array): AsyncIterable<CsvRecord>;
  /** How many line feeds the file has, which is about its number of rows; quick, since nothing is decoded. */
  abstract countLines(source: ByteSource): Promise<number>;
}
