import type { SchoolImportResultDto } from '@/shared/api';

/** What the server did with a file, or would do; which counts there are depends on the kind of file. */
export interface ImportResult extends Omit<SchoolImportResultDto, 'imported' | 'changed'> {
  imported: Partial<Record<'schools' | 'coaches' | 'targetSchools' | 'rosters' | 'classes' | 'players', number>>;
  changed: Partial<Record<'schools' | 'coaches' | 'rosters' | 'classes', number>>;
}
