import type { ColumnMapping } from '../domain/columns/column-mapping.js';
import type { RowCorrections } from '../domain/row-corrections.js';

export interface ImportChoices {
  /** Reports what would happen and stores nothing. */
  dryRun?: boolean;
  /** Stores nothing when a single row cannot be read. */
  allOrNothing?: boolean;
  /** The admin's column mapping of the file; undefined: columns are found by their names. */
  mapping?: ColumnMapping;
  /** The sheet of a spreadsheet; undefined: the first that has the headers of the mapping. */
  sheet?: string;
  /** What the admin corrected on the screen. */
  corrections?: RowCorrections;
}
