import type { ImportRecordDto } from '@/shared/api';
import { countOf, countText } from '@/shared/lib/figures';

/** "12", and "4 rosters" where the rows are players but whole rosters were stored. */
export function stored(kind: ImportRecordDto['kind'], count: number): string {
  return kind === 'rosters' ? countOf(count, 'roster') : countText(count);
}

/**
 * An import in figures: "673 rows · 12 added · 3 changed · 1 error", "295 players · 4 rosters added · 0 rosters changed"; one
 * that stored nothing added nothing.
 */
export function importCounts(record: ImportRecordDto): string {
  const { kind, status, rowsRead, createdCount, changedCount, errorCount } = record;
  const isStored = status === 'applied' || status === 'undone';
  return [
    countOf(rowsRead, kind === 'rosters' ? 'player' : 'row'),
    ...(isStored ? [`${stored(kind, createdCount)} added`, `${stored(kind, changedCount)} changed`] : []),
    ...(errorCount > 0 ? [countOf(errorCount, 'error')] : []),
  ].join(' · ');
}
