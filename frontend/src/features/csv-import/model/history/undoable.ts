import type { ImportRecordDto } from '@/shared/api';

/** The id of the import that can be undone: the newest applied one that changed something; null when there is none. */
export function undoable(newestFirst: readonly ImportRecordDto[]): string | null {
  const last = newestFirst.find(({ status, createdCount, changedCount }) => {
    return status === 'applied' && createdCount + changedCount > 0;
  });
  return last?.id ?? null;
}
