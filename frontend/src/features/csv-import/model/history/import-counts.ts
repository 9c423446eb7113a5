import type { ImportRecordDto } from '@/shared/api';

const some = (count: number, one: string, many: string) => `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** An import in figures: "673 rows · 12 added · 3 changed · 1 error"; one that stored nothing added nothing. */
export function importCounts(record: ImportRecordDto): string {
  const { status, rowsRead, createdCount, changedCount, errorCount } = record;
  const stored = status === 'applied' || status === 'undone';
  return [
    some(rowsRead, 'row', 'rows'),
    ...(stored ? [`${createdCount.toLocaleString('en-US')} added`, `${changedCount.toLocaleString('en-US')} changed`] : []),
    ...(errorCount > 0 ? [some(errorCount, 'error', 'errors')] : []),
  ].join(' · ');
}
