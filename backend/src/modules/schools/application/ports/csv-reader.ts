export interface CsvRecord {
  cells: string[];
  /** Line of the file on which the record begins, from 1. */
  line: number;
}

/** Turns the bytes of an uploaded table into records, whatever its encoding, delimiter and line ends. */
export abstract class CsvReader {
  /**
   * Records in the order of the file without blank ones; the first is the header. Reads as it is asked,
   * so that a large file never stands in memory as records. Throws ImportFileError: not_csv,
   * malformed_csv (possibly after many records).
   */
  abstract read(bytes: Uint8Array): AsyncIterable<CsvRecord>;
}
