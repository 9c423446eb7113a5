import type { ImportRecordDto } from '../api/csv-import.gen';

/** The id of the import that can be undone: the last one that stands; null when there is none. */
export function undoable(newestFirst: readonly ImportRecordDto[]): string | null {
  return newestFirst.find(({ status }) => status === 'applied')?.id ?? null;
}
