import { decodedOnce } from '../../../../shared-kernel/reading/decoded-once.js';
import { OwnListTooLong } from '../domain/own-list-errors.js';
import { openTable, type CsvReader, type CsvRecord } from '../../tables/index.js';

export interface OwnListTable {
  headers: string[];
  records: CsvRecord[];
}

/** More rows than there are schools in the USA. */
export const MAX_ROWS = 5_000;
/** Characters of the schools that were picked for rows. */
export const MAX_CHOICES = 60_000;

/** Reads a small table as a whole. Throws ImportFileError, OwnListTooLong. */
export async function ownListTable(csv: CsvReader, bytes: Uint8Array): Promise<OwnListTable> {
  const { header, records } = await openTable(csv, bytes);
  const table: OwnListTable = { headers: header.cells.map((title) => title.trim()), records: [] };
  for (let next = await records.next(); !next.done; next = await records.next()) {
    if (table.records.length === MAX_ROWS) throw new OwnListTooLong(MAX_ROWS);
    table.records.push({ ...next.value, cells: next.value.cells.map(decodedOnce) });
  }
  return table;
}
