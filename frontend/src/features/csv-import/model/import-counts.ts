import type { ImportRecordDto } from '../api/csv-import.gen';

/** What an import did, in figures: "673 rows · 12 added · 3 changed · 1 error". */
export function importCounts({ rowsRead, createdCount, changedCount, errorCount }: ImportRecordDto): string {
  const rows = `${rowsRead.toLocaleString('en-US')} ${rowsRead === 1 ? 'row' : 'rows'}`;
  const errors = errorCount === 0 ? [] : [`${errorCount.toLocaleString('en-US')} ${errorCount === 1 ? 'error' : 'errors'}`];
  return [rows, `${createdCount} added`, `${changedCount} changed`, ...errors].join(' · ');
}
