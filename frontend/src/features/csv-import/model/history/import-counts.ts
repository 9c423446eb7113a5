import type { ImportRecordDto } from '@/shared/api';

const some = (count: number, one: string, many: string) => `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** "12", and "4 rosters" where the rows are players but whole rosters were stored. */
export function stored(kind: ImportRecordDto['kind'], count: number): string {
  return kind === 'rosters' ? some(count, 'roster', 'rosters') : count.toLocaleString('en-US');
}

/**
 * An import in figures: "673 rows · 12 added · 3 changed · 1 error", "295 players · 4 rosters added · 0 rosters changed"; one
 * that stored nothing added nothing.
 */
export function importCounts(record: ImportRecordDto): string {
  const { kind, status, rowsRead, createdCount, changedCount, errorCount } = record;
  const isStored = status === 'applied' || status === 'undone';
  return [
    kind === 'rosters' ? some(rowsRead, 'player', 'players') : some(rowsRead, 'row', 'rows'),
    ...(isStored ? [`${stored(kind, createdCount)} added`, `${stored(kind, changedCount)} changed`] : []),
    ...(errorCount > 0 ? [some(errorCount, 'error', 'errors')] : []),
  ].join(' · ');
}
