import type { ImportFile, RowToCorrect } from '../domain/import-file.js';
import type { RowErrorCode, RowIssue, RowWarningCode } from '../domain/row-issue.js';
import type { ImportChange, ImportOutcome } from './ports/import-store.js';
import type { FinishedImport } from './import-runner.js';

/** Fields of every import's result besides its message and counts. */
export interface ImportReport {
  importId: string;
  /** Of the first 1,000 rows that could not be read; all of them are in the import's error file. */
  errors: RowIssue<RowErrorCode>[];
  errorCount: number;
  /** At most 1,000. */
  warnings: RowIssue<RowWarningCode>[];
  warningCount: number;
  /** The first 100 rows that could not be read, or not as a whole. */
  toCorrect: RowToCorrect[];
  difference: { adds: number; changes: number; leaves: number; first: ImportChange[] };
  debug: { totalRows: number; foundHeaders: string[]; sampleRow: Record<string, string> | null };
}

/** `items`: how many of the file's things the outcome counts. */
export function importReport(
  { importId, file, outcome, end }: FinishedImport<ImportFile<unknown>, ImportOutcome>,
  items = file.items,
): ImportReport {
  const { schools, coaches, rosters, incoming, firstChanges } = outcome;
  const adds = schools.created + coaches.created + rosters.created + incoming.created;
  const changes = schools.changed + coaches.changed + rosters.changed + incoming.changed;
  const nothing = { adds: 0, changes: 0, leaves: items, first: [] };
  return {
    importId,
    errors: file.errors,
    errorCount: file.errorCount,
    warnings: file.warnings,
    warningCount: file.warningCount,
    toCorrect: file.toCorrect,
    difference: end === 'refused' ? nothing : { adds, changes, leaves: items - adds - changes, first: firstChanges },
    debug: {
      totalRows: file.totalRows,
      foundHeaders: file.header.map((title) => title.trim()),
      sampleRow: file.sampleRow,
    },
  };
}
