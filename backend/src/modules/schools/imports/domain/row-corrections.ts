import { InvalidCorrections } from './invalid-corrections.js';

/** A row's number in the spreadsheet → column of the import → the value that the admin typed. */
export type RowCorrections = ReadonlyMap<number, ReadonlyMap<string, string>>;

/** Throws InvalidCorrections for a column that the import does not have. */
export function checkCorrections(corrections: RowCorrections, columns: readonly string[]): void {
  for (const [row, values] of corrections) {
    for (const column of values.keys()) {
      if (!columns.includes(column)) throw new InvalidCorrections(`Row ${row}: "${column.slice(0, 80)}" is not a column of this import.`);
    }
  }
}
